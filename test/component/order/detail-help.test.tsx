import type { Dto } from '@/api/dto'
import { AfterSalesStatus } from '@/model/care/afterSales'
import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'

import { aCaseDto } from '../../support/app/careFactories'
import { aDearerBillDto } from '../../support/app/orderFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { page as pageOf } from '../../support/app/Wire'
import OrderDetailPage from '@/pages-logistics-order/logistics-order/detail/detail'

import { anOrder, CASES, openOrder, orderWire } from './orderPage'

const shipped = anOrder({ code: 'L1', status: Status.Shipped, isTotalActual: true })
const aboutOrder = { parcelId: null, orderId: 'o1', subjectDisplayName: 'L1' }

async function openWith(...cases: Partial<Dto<'AfterSalesCase'>>[]) {
  rememberSession()
  const wire = orderWire(shipped).on(CASES, pageOf(cases.map((one) => aCaseDto({ ...aboutOrder, ...one }))))
  const opened = await openPage(OrderDetailPage, PATHS.orderDetail, { wire, params: { id: 'o1' } })
  await until(() => opened.page.root.querySelector('#to-cases'))
  return opened
}

const freightLine = { kind: 'InternationalShipping', displayName: '国际运费' } as const

describe('help with an order', () => {
  it('has no cases before it is weighed', async () => {
    const { page, wire } = await openOrder(anOrder())

    expect(page.root.querySelector('[id^=report-]')).toBeNull()
    expect(wire.callsTo(CASES)).toEqual([])
  })

  it('offers what can be wrong with it once it was sent', async () => {
    const { page, router, wire } = await openWith()
    const kinds = [...page.root.querySelectorAll('[id^=report-]')].map(({ id }) => id)
    expect(kinds).toEqual(['report-CLAIM', 'report-MISSING', 'report-WEIGHT_DISPUTE'])
    expect(wire.lastCallTo(CASES).body).toMatchObject({ filter: 'L1' })

    await tap(byId(page, 'report-CLAIM'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.createAfterSales}?orderId=o1&kind=CLAIM`])
  })

  it('leads to the order’s own cases instead of a second one of a kind', async () => {
    const { page, router } = await openWith(
      { id: 'c1', kind: 'CLAIM', kindDisplayName: '理赔', statusDisplayName: '处理中' },
      { id: 'c2', kind: 'MISSING', status: AfterSalesStatus.Rejected },
      { id: 'c3', kind: 'WEIGHT_DISPUTE', orderId: 'o11', subjectDisplayName: 'L11' },
    )

    expect(byId(page, 'case-c1').textContent).toContain('理赔')
    expect(page.root.querySelector('#report-CLAIM')).toBeNull()
    expect(byId(page, 'report-MISSING')).toBeTruthy()
    expect(page.root.querySelector('#case-c3')).toBeNull()
    await tap(byId(page, 'case-c1'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.afterSalesDetail}?id=c1`])
  })
})

describe('a question about a charge', () => {
  const bill = { isTotalActual: true, actualBill: aDearerBillDto() }
  const dearer = { code: 'L1', status: Status.PendingPayment, ...bill }

  async function openDearer(order: Partial<Dto<'LogisticsOrderDetail'>>, cases: readonly object[] = []) {
    rememberSession()
    const wire = orderWire(anOrder({ ...dearer, ...order })).on(CASES, pageOf([...cases]))
    const opened = await openPage(OrderDetailPage, PATHS.orderDetail, { wire, params: { id: 'o1' } })
    await until(() => opened.page.root.querySelector('#to-cases'))
    return opened
  }

  it('starts from its line, with both amounts and the cause', async () => {
    const { page, router } = await openDearer({})
    expect(page.root.querySelector('#report-BILL_DISPUTE')).toBeNull()

    await tap(byId(page, 'ask-0'))

    const [path = '', query] = (router.moves[0] ?? '').split('?')
    expect(path).toBe(`navigateTo ${PATHS.createAfterSales}`)
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      orderId: 'o1',
      kind: 'BILL_DISPUTE',
      lineKind: 'InternationalShipping',
      lineName: '国际运费',
      text: [
        '国际运费：预估 ¥72.00，实际 ¥87.00。',
        '装箱后实重 1.6 kg，比预估多 0.4 kg；按 0.5 kg 进位，计费由 1.5 kg 变为 2 kg',
        '请帮我核对这一项。',
      ].join('\n'),
    })
  })

  it('that is open already is shown instead, but not one about another line', async () => {
    const about = { ...aboutOrder, kind: 'BILL_DISPUTE' } as const
    const storage = { kind: 'StorageFee', displayName: '仓储费', estimated: null, actual: '2.00' } as const
    const { page, router } = await openDearer({}, [
      aCaseDto({ ...about, id: 'c1', billLine: storage }),
      aCaseDto({ ...about, id: 'c2', billLine: { ...freightLine, estimated: '72.00', actual: '87.00' } }),
    ])

    await until(() => byId(page, 'ask-0').textContent?.includes('查看对“国际运费”的提问'))
    await tap(byId(page, 'ask-0'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.afterSalesDetail}?id=c2`])
  })

  it('can’t be asked once the order is cancelled', async () => {
    const { page } = await openDearer({ status: Status.Canceled })

    expect(byId(page, 'order-bill').textContent).toContain('比预估多')
    expect(page.root.querySelector('#ask-0')).toBeNull()
  })
})
