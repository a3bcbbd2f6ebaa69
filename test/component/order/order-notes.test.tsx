import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import OrderNotesPage from '@/pages-logistics-order/logistics-order/order-notes/order-notes'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { refusal, type Reply } from '../../support/app/Wire'
import { submit, valueOf } from '../parcel/declaring'

import { anOrder, openOrder, orderWire } from './orderPage'

const UPDATE = 'PUT /api/u/biz/logistics-order/o1'
const written = anOrder({ remarks: '易碎', version: 3 })

async function openNotes(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(OrderNotesPage, PATHS.orderNotes, {
    wire: orderWire(...replies).on(UPDATE, anOrder({ remarks: '易碎', messageToStaff: '多垫', version: 4 })),
    params: { id: 'o1' },
    below: [`${PATHS.orderDetail}?id=o1`],
  })
  await until(() => opened.page.root.querySelector('#remarks, .state-message'))
  return opened
}

it('is opened from the order until it is weighed', async () => {
  const { page, router } = await openOrder(written)

  await tap(byId(page, 'edit-notes'))

  expect(router.moves).toEqual([`navigateTo ${PATHS.orderNotes}?id=o1`])
  const weighed = await openOrder(anOrder({ remarks: '易碎', status: Status.PendingPayment }))
  expect(weighed.page.root.querySelector('#edit-notes')).toBeNull()
})

it('changes what was written, on the version that was read', async () => {
  const opened = await openNotes(written)
  expect(valueOf(opened, 'remarks')).toBe('易碎')

  await typeInto(byId(opened.page, 'messageToStaff'), ' 多垫 ')
  await submit(opened)

  expect((await successSheet(opened)).textContent).toContain('备注已保存')
  expect(opened.wire.lastCallTo(UPDATE).body).toEqual({
    remarks: '易碎',
    messageToStaff: '多垫',
    images: [],
    version: 3,
  })
})

it('keeps what was typed when the order has changed, and can be saved again', async () => {
  const opened = await openNotes(written, anOrder({ remarks: '易碎', version: 7 }))
  const { page, wire, modal } = opened
  wire.on(UPDATE, refusal(409, { code: 'OrderStale', message: '订单已有变化' }), written)

  await typeInto(byId(page, 'messageToStaff'), '多垫')
  await submit(opened)
  await until(() => modal.mock.calls.length === 1)
  expect(valueOf(opened, 'messageToStaff')).toBe('多垫')
  await submit(opened)

  await successSheet(opened)
  expect(wire.lastCallTo(UPDATE).body).toMatchObject({ messageToStaff: '多垫', version: 7 })
})

it('says so when the order was weighed meanwhile', async () => {
  const weighed = anOrder({ status: Status.PendingPayment })
  const opened = await openNotes(written, weighed)
  opened.wire.on(UPDATE, refusal(409, { code: 'OrderMoveRefused', message: '订单当前状态为“待付款”' }))

  await submit(opened)

  await until(() => opened.page.text().includes('备注不能再修改'))
})
