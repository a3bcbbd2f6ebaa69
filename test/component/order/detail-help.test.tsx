import type { Dto } from '@/api/dto'
import { AfterSalesStatus } from '@/model/care/afterSales'
import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'

import { aCaseDto } from '../../support/app/careFactories'
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
