import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import EditOrderPage from '@/pages-logistics-order/logistics-order/edit-order/edit-order'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, switchLanguage, type OpenedPage } from '../../support/app/openPage'
import { aBillOf, aQuoteDto, aStoredParcelDto } from '../../support/app/orderFactories'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { page as pageOf, refusal, type Reply } from '../../support/app/Wire'
import { submit, valueOf } from '../parcel/declaring'

import { anOrder, GET, openOrder } from './orderPage'
import { barOf, orderWire } from './orderWire'

const UPDATE = 'PUT /api/u/biz/logistics-order/o1'
const ESTIMATE = 'POST /api/u/biz/logistics-order/o1/estimate'

const submitted = (change: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({
    remarks: '易碎',
    version: 3,
    parcels: [aStoredParcelDto('p1')],
    transportationChannel: { id: 'air', displayName: '渠道 air' },
    ...change,
  })

async function openEdit(...replies: Reply[]): Promise<OpenedPage> {
  rememberSession()
  const quotes = [
    aQuoteDto('air', { bill: aBillOf('72.00') }),
    aQuoteDto('sea', { bill: aBillOf('59.00') }),
    aQuoteDto('packet', { reason: '超过限重 2 kg' }),
  ]
  const opened = await openPage(EditOrderPage, PATHS.editOrder, {
    wire: orderWire()
      .on(GET, ...replies)
      .on(ESTIMATE, pageOf(quotes))
      .on(UPDATE, submitted({ version: 4 })),
    params: { id: 'o1' },
    below: [`${PATHS.orderDetail}?id=o1`],
  })
  await until(() => opened.page.root.querySelector('.channel-card, .state-message'))
  return opened
}

it('is opened from the order until it is weighed', async () => {
  const { page, router } = await openOrder(submitted())

  await tap(byId(page, 'edit-order'))

  expect(router.moves).toEqual([`navigateTo ${PATHS.editOrder}?id=o1`])
  const weighed = await openOrder(submitted({ status: Status.PendingPayment }))
  expect(weighed.page.root.querySelector('#edit-order')).toBeNull()
})

it('asks to sign in first', async () => {
  const { page } = await openPage(EditOrderPage, PATHS.editOrder, { params: { id: 'o1' } })

  expect(page.text()).toContain('登录后修改订单')
})

it('shows the new estimate beside the one before, and saves what has changed', async () => {
  const opened = await openEdit(submitted())
  const { page, wire, router } = opened
  expect(byId(page, 'channel-air').getAttribute('aria-checked')).toBe('true')
  expect(byId(page, 'closed-packet').textContent).toContain('超过限重 2 kg')
  expect(barOf(opened)).toContain('还没有改动')
  expect(barOf(opened)).toContain('¥72.00')

  await tap(byId(page, 'channel-sea'))
  await typeInto(byId(page, 'messageToStaff'), ' 多垫 ')

  const bill = byId(page, 'order-bill').textContent
  for (const text of ['原来', '¥72.00', '修改后', '59.00', '比原来少 ¥13.00']) expect(bill).toContain(text)
  expect(barOf(opened)).toContain('比原来少 ¥13.00')
  await submit(opened)

  const sheet = await successSheet(opened)
  expect(sheet.textContent).toContain('订单已修改')
  expect(wire.lastCallTo(UPDATE).body).toEqual({
    transportationChannelId: 'sea',
    messageToStaff: '多垫',
    version: 3,
  })
  await tap(byId(page, 'see-order'))
  expect(router.moves).toEqual(['navigateBack'])
})

it('goes to the order’s own address until another one is chosen', async () => {
  const { page, router } = await openEdit(submitted())
  expect(byId(page, 'address').textContent).toMatch(/Recipient \d/)

  await tap(byId(page, 'address'))

  expect(router.moves).toEqual([`navigateTo ${PATHS.myAddresses}?choose=1`])
})

it('keeps what was typed when the order has changed, and can be saved again', async () => {
  const opened = await openEdit(submitted(), submitted({ version: 7 }))
  const { page, wire, modal } = opened
  wire.on(UPDATE, refusal(409, { code: 'OrderStale', message: '订单已有变化' }), submitted({ version: 8 }))

  await typeInto(byId(page, 'messageToStaff'), '多垫')
  await submit(opened)
  await until(() => wire.callsTo(GET).length === 2)
  expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '订单已有变化' }))
  expect(valueOf(opened, 'messageToStaff')).toBe('多垫')
  await submit(opened)

  await successSheet(opened)
  expect(wire.lastCallTo(UPDATE).body).toEqual({ messageToStaff: '多垫', version: 7 })
})

it('says so when the order was weighed meanwhile', async () => {
  const opened = await openEdit(submitted(), submitted({ version: 4, status: Status.PendingPayment }))
  opened.wire.on(UPDATE, refusal(409, { code: 'OrderMoveRefused', message: '订单当前状态为“待付款”' }))

  await typeInto(byId(opened.page, 'messageToStaff'), '多垫')
  await submit(opened)

  await until(() => opened.page.text().includes('不能再修改'))
})

it('shows that the delivery method has closed', async () => {
  const opened = await openEdit(submitted())
  const { page, wire } = opened
  const validationErrors = [{ message: '渠道 sea 已停运', members: ['transportationChannelId'] }]
  wire.on(UPDATE, refusal(400, { code: 'ChannelRefuses', validationErrors }))

  await tap(byId(page, 'channel-sea'))
  await submit(opened)

  await until(() => byId(page, 'field-transportationChannelId').textContent?.includes('渠道 sea 已停运'))
})

it('lets a service be taken off that is no longer offered', async () => {
  const wrap = { id: 'wrap', displayName: '气泡膜', description: '', price: '5.00', currencyCode: 'CNY' }
  const opened = await openEdit(submitted({ additionalServices: [wrap] }))
  const { page, wire } = opened
  await until(() => page.root.querySelector('#service-wrap'))
  expect(byId(page, 'service-wrap').getAttribute('aria-checked')).toBe('true')

  await tap(byId(page, 'service-wrap'))
  await until(() => barOf(opened).includes('与原来一致'))
  await submit(opened)

  await successSheet(opened)
  expect(wire.lastCallTo(UPDATE).body).toEqual({ additionalServiceIds: [], version: 3 })
})

it('says that somebody else’s order was not found', async () => {
  const opened = await openEdit(refusal(404))

  expect(opened.page.text()).toContain('它可能属于另一个账号')
  await switchLanguage(opened, 'en')
  expect(opened.page.text()).toContain('It may belong to another account')
})
