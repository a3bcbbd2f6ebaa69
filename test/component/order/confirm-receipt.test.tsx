import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import ConfirmReceiptPage from '@/pages-logistics-order/logistics-order/confirm-receipt/confirm-receipt'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { refusal, type Reply } from '../../support/app/Wire'
import { submit, valueOf } from '../parcel/declaring'

import { anOrder, CONFIRM, orderWire } from './orderPage'

const delivered = anOrder({ status: Status.Signed, statusDisplayName: '已签收' })
const completed = anOrder({ status: Status.Completed, statusDisplayName: '已完成' })

async function openReceipt(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(ConfirmReceiptPage, PATHS.confirmReceipt, {
    wire: orderWire(...replies).on(CONFIRM, completed),
    params: { id: 'o1' },
    below: [`${PATHS.orderDetail}?id=o1`],
  })
  await until(() => opened.page.root.querySelector('#receipt-order, .state-message'))
  return opened
}

it('needs a satisfaction', async () => {
  const opened = await openReceipt(delivered)

  await submit(opened)

  expect(problemOf(opened.page, 'satisfaction')).toBe('必填')
  expect(opened.wire.callsTo(CONFIRM)).toEqual([])
})

it('sends satisfaction and review, and leads back to the order', async () => {
  const opened = await openReceipt(delivered)
  const { page, wire, router } = opened

  await tap(byId(page, 'satisfaction-4'))
  await typeInto(byId(page, 'review'), ' 很快 ')
  expect(byId(page, 'satisfaction').textContent).toContain('满意')
  await submit(opened)

  expect((await successSheet(opened)).textContent).toContain('已确认收货')
  expect(wire.lastCallTo(CONFIRM).body).toEqual({ satisfaction: 4, review: '很快', images: [] })
  await tap(byId(page, 'see-order'))
  await until(() => router.moves.length === 1)
})

it('keeps what was entered as a draft', async () => {
  const first = await openReceipt(delivered)
  await tap(byId(first.page, 'satisfaction-2'))
  await typeInto(byId(first.page, 'review'), '纸箱破了')

  const again = await openReceipt(delivered)
  const { page } = again

  expect(valueOf(again, 'review')).toBe('纸箱破了')
  expect(byId(page, 'satisfaction-2').getAttribute('aria-checked')).toBe('true')
  expect(page.text()).toContain('已恢复上次未提交的内容')
})

it('says so when the order was completed meanwhile, and keeps the input until then', async () => {
  const opened = await openReceipt(delivered, completed)
  opened.wire.on(CONFIRM, refusal(409, { code: 'OrderMoveRefused', message: '订单当前状态为“已完成”' }))

  await tap(byId(opened.page, 'satisfaction-5'))
  await submit(opened)

  await until(() => opened.page.text().includes('订单现在是“已完成”，不需要确认收货'))
})

it('has no form for an order that is on its way or somebody else’s', async () => {
  const onItsWay = await openReceipt(anOrder({ status: Status.Shipped, statusDisplayName: '已发货' }))
  expect(onItsWay.page.text()).toContain('订单现在是“已发货”')

  const foreign = await openReceipt(refusal(404, { code: 'NotFound' }))
  expect(foreign.page.text()).toContain('没有找到这个订单')
})
