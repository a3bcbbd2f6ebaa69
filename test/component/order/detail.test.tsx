import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import OrderDetailPage from '@/pages-logistics-order/logistics-order/detail/detail'
import orderDetailConfig from '@/pages-logistics-order/logistics-order/detail/detail.config'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { A_TERM, aBillDto, aDearerBillDto, aStoredParcelDto } from '../../support/app/orderFactories'
import { until } from '../../support/app/until'
import { noAnswer, refusal } from '../../support/app/Wire'

import { anOrder, LOG, openOrder } from './orderPage'

const WEIGHED: Parameters<typeof anOrder>[0] = {
  status: Status.PendingPayment,
  statusDisplayName: '待付款',
  total: '87.00',
  isTotalActual: true,
  actualBill: aDearerBillDto(),
  packingInfo: [{ weight: 1.6, length: 30, width: 20, height: 10 }],
  packingImages: [{ url: '/files/box.jpg', time: '2026-11-22T07:20:00Z' }],
  parcels: [aStoredParcelDto('p1', { declaredName: '冬季外套' })],
}
const weighed = anOrder(WEIGHED)

it('asks to sign in first', async () => {
  const { page, wire } = await openPage(OrderDetailPage, PATHS.orderDetail, { params: { id: 'o1' } })

  expect(page.text()).toContain('登录后查看您的集运订单')
  expect(wire.calls).toEqual([])
})

describe('an order that is not weighed yet', () => {
  it('says what happens next and what it will cost about', async () => {
    const { page } = await openOrder(anOrder())

    expect(byId(page, 'order-status').textContent).toContain('仓库会取出 2 个包裹合箱打包')
    const bill = byId(page, 'order-bill').textContent
    for (const text of ['预估费用', '¥72.00', '以实际费用为准']) expect(bill).toContain(text)
    expect(bill).not.toContain('比预估')
    expect(page.root.querySelector('#order-boxes')).toBeNull()
    expect(byId(page, 'order-log').textContent).toContain('已提交集运订单')
  })

  it('shows where it goes, what was chosen and what was written', async () => {
    const { page } = await openOrder(
      anOrder({ remarks: '易碎', messageToStaff: '多垫', isInsured: true, images: ['/files/own.jpg'] }),
    )

    for (const text of ['Recipient', '238823', '空运 · 空运普货专线', '送货上门', '已保价', '易碎', '多垫'])
      expect(page.text()).toContain(text)
  })
})

describe('a weighed order', () => {
  it('has the estimate beside what it costs, and why they differ', async () => {
    const { page } = await openOrder(weighed)

    expect(byId(page, 'order-status').textContent).toContain('待付款 ¥87.00')
    const bill = byId(page, 'order-bill').textContent
    for (const text of [
      '¥72.00',
      '¥87.00',
      '计费由 1.5 kg 变为 2 kg+¥15.00',
      '比预估多 ¥15.00',
      '体积重 30×20×10÷6000 = 1\u00a0kg',
    ])
      expect(bill).toContain(text)
  })

  it('says from when paying costs more, and until when it can be paid', async () => {
    const opened = await openOrder(anOrder({ ...WEIGHED, paymentTerm: A_TERM }))
    const status = () => byId(opened.page, 'order-status').textContent

    expect(status()).toContain(
      '12 月 2 日之后付款，每件每天加收 ¥1.00 仓储费。12 月 25 日之后仍未付款，订单自动取消。',
    )
    await switchLanguage(opened, 'en')
    expect(status()).toContain(
      'After 2 Dec, storage is ¥1.00 a day per parcel. If it’s still unpaid after 25 Dec, the order is cancelled.',
    )
  })

  it('says until when it can be paid once storage is on the bill', async () => {
    const { page } = await openOrder(anOrder({ ...WEIGHED, paymentTerm: { ...A_TERM, lastFreeDay: null } }))

    expect(byId(page, 'order-status').textContent).toContain(
      '付款后安排出库。\n12 月 25 日之后仍未付款，订单自动取消。',
    )
  })

  it('has what is due and the balance beside the button', async () => {
    const { page, router } = await openOrder(weighed)

    await until(() => page.root.querySelector('.action-bar')?.textContent?.includes('余额 ¥'))
    expect(page.root.querySelector('.action-bar')?.textContent).toContain('¥87.00')
    await tap(byId(page, 'do-pay'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.payOrder}?id=o1`])
  })

  it('whose bill says nothing of the differences shows both amounts and how the actual one is computed', async () => {
    const { comparison: _, ...plain } = aDearerBillDto()
    const { page } = await openOrder(
      anOrder({ status: Status.PendingPayment, isTotalActual: true, actualBill: plain }),
    )

    const bill = byId(page, 'order-bill').textContent
    expect(bill).toContain('国际运费¥72.00¥87.00首 0.5 kg')
    expect(bill).toContain('比预估多 ¥15.00')
  })

  it('divides the volume where the sides of its box don’t give it in whole cm³', async () => {
    const packingInfo = [{ weight: 1.6, length: 13.6, width: 11.7, height: 19.7 }]
    const actualBill = aBillDto({ volume: 0.003135, volumeWeight: 0.523 })
    const { page } = await openOrder(anOrder({ status: Status.PendingPayment, actualBill, packingInfo }))

    expect(byId(page, 'order-bill').textContent).toContain('体积重 3,135\u00a0cm³÷6000 = 0.523\u00a0kg')
  })

  it('shows the boxes beside what the parcels weighed, and opens the parcels', async () => {
    const { page, router } = await openOrder(weighed)

    const boxes = byId(page, 'order-boxes').textContent
    expect(boxes).toContain('1.6 kg30 × 20 × 10\u00a0cm')
    expect(boxes).toContain('1 个包裹入库时共 0.6\u00a0kg，装箱后共 1.6\u00a0kg，多 1\u00a0kg')
    await tap(byId(page, 'parcel-p1'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelDetail}?id=p1`])
  })

  it('says so in English too', async () => {
    const opened = await openOrder(weighed)

    await switchLanguage(opened, 'en')

    const bill = byId(opened.page, 'order-bill').textContent
    for (const text of ['Estimate', '¥15.00 more than estimated', 'Ask about “国际运费”'])
      expect(bill).toContain(text)
    expect(byId(opened.page, 'order-boxes').textContent).toContain(
      'The 1 parcel weighed 0.6\u00a0kg at check-in and 1.6\u00a0kg packed: 1\u00a0kg more',
    )
  })
})

it.each([
  ['its code', null, 'L1'],
  ['the international number', 'SP123456', 'SP123456'],
])('can be followed by %s', async (_by, internationalTrackingNumber, number) => {
  const { page, router } = await openOrder(anOrder({ code: 'L1', internationalTrackingNumber }))

  await tap(byId(page, 'track'))

  expect(router.moves).toEqual([`navigateTo ${PATHS.tracking}?number=${number}`])
})

it('is shared as its tracking, which names nobody but has the customer’s referral code', async () => {
  Object.assign(OrderDetailPage, orderDetailConfig)
  const writeText = jest.fn<Promise<void>, [string]>(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { page } = await openOrder(anOrder({ code: 'L1', statusDisplayName: '已发货' }))
  const tracking = `${PATHS.tracking}?number=L1&referralCode=FRIEND1`

  expect(page.share()).toMatchObject({ title: '远途集运 · L1 已发货', path: tracking, imageUrl: 'file-mock' })
  await tap(byId(page, 'share'))
  await until(() => page.root.querySelector('#copy-shared-link'))
  await tap(byId(page, 'copy-shared-link'))

  await until(() => writeText.mock.calls[0]?.[0].endsWith(`#${tracking}`))
})

it('is shared as the home page while it is unknown', async () => {
  Object.assign(OrderDetailPage, orderDetailConfig)
  const { page } = await openOrder(refusal(404, { code: 'NotFound' }))

  expect(page.share()).toMatchObject({ path: PATHS.home })
})

it('shows the pickup point with its hours and the code to collect with', async () => {
  const { page } = await openOrder(
    anOrder({
      status: Status.ArrivedPickupStation,
      receivingMethod: 20,
      pickupStation: { id: 's1', displayName: '牛车水自提点' },
      pickupCode: '884210',
    }),
  )

  expect(byId(page, 'order-status').textContent).toContain('取件码 884210，已到牛车水自提点')
  expect(byId(page, 'order-station').textContent).toContain('取件码884210领取方式出示取件码')
  await until(() => byId(page, 'map-s1'))
})

it('leads from a delivered order to the receipt', async () => {
  const { page, router } = await openOrder(anOrder({ status: Status.Signed }))

  await tap(byId(page, 'do-confirmReceipt'))

  expect(router.moves).toEqual([`navigateTo ${PATHS.confirmReceipt}?id=o1`])
  expect(page.root.querySelector('#cancel-order')).toBeNull()
})

it('shows the customer’s own review', async () => {
  const { page } = await openOrder(anOrder({ status: Status.Completed, satisfaction: 4, review: '很快' }))

  expect(byId(page, 'order-review').textContent).toContain('4 分（满分 5 分）')
  expect(byId(page, 'order-review').textContent).toContain('很快')
})

describe('what goes wrong', () => {
  it('says that an unknown or foreign order is not there, and leads to the list', async () => {
    const { page, router } = await openOrder(refusal(404, { code: 'NotFound' }))

    expect(page.text()).toContain('没有找到这个订单')
    await tap(page.getByText('查看全部订单'))

    await until(() => router.moves.length === 1)
  })

  it('loads completely on a retry', async () => {
    const { page, wire } = await openOrder(noAnswer(), anOrder())

    await tap(byId(page, 'retry'))

    expect(wire.callsTo(LOG)).toHaveLength(1)
    await until(() => page.text().includes('已提交集运订单'))
  })

  it('keeps the order when only its log cannot be read', async () => {
    const opened = await openOrder(anOrder())
    opened.wire.on(LOG, noAnswer())

    expect(byId(opened.page, 'order-bill')).toBeTruthy()
  })
})
