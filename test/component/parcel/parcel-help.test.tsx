import type { Dto } from '@/api/dto'
import { AfterSalesStatus } from '@/model/care/afterSales'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import ParcelDetailPage from '@/pages-parcel/ship-for-me/parcel-detail/parcel-detail'

import { aCaseDto } from '../../support/app/careFactories'
import { anAdditionalServiceDto } from '../../support/app/factories'
import { aReadinessDto, READINESS } from '../../support/app/customsFactories'
import { aParcelDetailDto, aStorageDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

const GET = 'GET /api/u/biz/ship-for-me/parcel/7'
const CASES = 'POST /api/u/after-sales/list'

const INBOUND: Partial<Dto<'ParcelDetail'>> = {
  status: ParcelStatus.Inbound,
  statusDisplayName: '已入库',
  weight: 1.2,
  volumeWeight: 1,
  length: 30,
  width: 20,
  height: 10,
  volume: 0.006,
}

async function openDetail(
  parcel: Partial<Dto<'ParcelDetail'>> = {},
  cases: readonly Dto<'AfterSalesCase'>[] = [],
): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire()
    .on(GET, ok(aParcelDetailDto({ id: '7', expressNumber: 'SF777', ...parcel })))
    .on(CASES, pageOf(cases))
    .on(READINESS, ok(aReadinessDto()))
  const opened = await openPage(ParcelDetailPage, PATHS.parcelDetail, { wire, params: { id: '7' } })
  await until(() => opened.page.text().includes('SF777'))
  return opened
}

const has = ({ page }: OpenedPage, id: string) => page.root.querySelector(`[id="${id}"]`) !== null

describe('how the figures came about', () => {
  it('names sides, divisor and what comes out', async () => {
    const { page } = await openDetail(INBOUND)

    expect(byId(page, 'volume-computation').textContent).toBe(
      '体积重：30 × 20 × 10\u00a0cm ÷ 6000 = 1.00\u00a0kg',
    )
  })

  it('says nothing about a divisor that is not known', async () => {
    const opened = await openDetail({ ...INBOUND, volumeDivisor: null })

    expect(has(opened, 'volume-computation')).toBe(false)
  })

  it('names each service with its fee, and what they come to', async () => {
    const { page } = await openDetail({
      additionalServices: [
        anAdditionalServiceDto({ displayName: '拍照验货', price: '3.00' }),
        anAdditionalServiceDto({ displayName: '加固', price: '1005.5' }),
      ],
      additionalServiceFee: { amount: '1008.50', currencyCode: 'CNY' },
    })

    const declaration = byId(page, 'parcel-declaration').textContent
    expect(declaration).toContain('拍照验货 ¥3.00 · 加固 ¥1,005.50')
    expect(declaration).toContain('增值服务费¥1,008.50')
  })

  it('gives the premium in the currency of the insurance, not of the declaration', async () => {
    const { page } = await openDetail({
      declaredCurrency: 'USD',
      insurance: { isInsured: true, insuredValue: '100.00', premium: '1.00', currencyCode: 'CNY' },
    })

    expect(byId(page, 'parcel-declaration').textContent).toContain('已保价 ¥100.00，保费 ¥1.00')
  })

  it('shows what overdue storage has come to', async () => {
    const DAY_MS = 86_400_000
    const { page } = await openDetail({
      ...INBOUND,
      storage: aStorageDto({
        inboundTime: new Date(Date.now() - 33 * DAY_MS).toISOString(),
        freeUntil: new Date(Date.now() - 2.5 * DAY_MS).toISOString(),
        accruedFee: '1.50',
      }),
    })

    const head = byId(page, 'parcel-status')
    expect(head.textContent).toContain('已入库 · 超期 3 天')
    expect(head.textContent).toContain('已产生 ¥1.50')
    expect(head.querySelector('.status-tag--danger')?.textContent).toBe('每天 ¥0.50')
  })
})

describe('what the customer can do next', () => {
  it.each([
    [
      'declare',
      { isDeclared: false, status: ParcelStatus.Arrived },
      `${PATHS.createParcel}?expressNumber=SF777`,
    ],
    ['edit-parcel', {}, `${PATHS.parcelUpdate}?id=7`],
    ['edit-parcel', INBOUND, `${PATHS.parcelUpdate}?id=7`],
    ['ship', INBOUND, `${PATHS.parcelList}?shipWith=7`],
  ])('%s', async (id, parcel, url) => {
    const { page, router } = await openDetail(parcel)

    await tap(byId(page, id))

    expect(router.moves).toEqual([`navigateTo ${url}`])
  })

  it.each([
    ['in a shipment', { ...INBOUND, status: ParcelStatus.PendingConsolidating, isSubmitted: true }],
    ['cancelled', { status: ParcelStatus.Canceled }],
  ])('nothing with a parcel that is %s', async (_case, parcel) => {
    const opened = await openDetail(parcel)

    for (const id of ['declare', 'edit-parcel', 'ship']) expect(has(opened, id)).toBe(false)
  })
})

describe('help', () => {
  it('leads from "delivered, but not here" step by step to reporting it missing', async () => {
    const opened = await openDetail()
    const { page, router } = opened
    expect(has(opened, 'case-MISSING')).toBe(false)

    await tap(byId(page, 'delivered-help'))
    for (const id of ['check-address', 'to-unclaimed', 'case-MISSING']) await tap(byId(page, id))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.addressCheck}`,
      `navigateTo ${PATHS.unclaimedParcel}`,
      `navigateTo ${PATHS.createAfterSales}?parcelId=7&kind=MISSING`,
    ])
  })

  it('leads from "arrived, but not checked in" to those who can look for it', async () => {
    const writeText = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const opened = await openDetail({ status: ParcelStatus.Arrived, statusDisplayName: '仓库已签收' })
    const { page, router } = opened
    expect(has(opened, 'delivered-help')).toBe(false)

    await tap(byId(page, 'check-in-help'))
    expect(page.text()).toContain('请先等一个工作日')
    for (const id of ['copy-for-service', 'ask-service']) await tap(byId(page, id))

    expect(writeText).toHaveBeenCalledWith('SF777')
    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('is folded, and offers what the status allows', async () => {
    const opened = await openDetail(INBOUND)
    const { page, router } = opened
    expect(has(opened, 'delivered-help')).toBe(false)
    expect(has(opened, 'case-RETURN')).toBe(false)

    await tap(byId(page, 'need-help'))
    for (const id of ['case-WEIGHT_DISPUTE', 'case-RETURN', 'to-service', 'to-cases'])
      await tap(byId(page, id))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.createAfterSales}?parcelId=7&kind=WEIGHT_DISPUTE`,
      `navigateTo ${PATHS.createAfterSales}?parcelId=7&kind=RETURN`,
      `navigateTo ${PATHS.customerService}`,
      `navigateTo ${PATHS.afterSalesList}`,
    ])
  })

  it('shows the parcel’s own open cases, and leads to them', async () => {
    const own = aCaseDto({ id: 'own', parcelId: '7', status: AfterSalesStatus.Answered, code: 'AS1' })
    const closed = aCaseDto({ parcelId: '7', status: AfterSalesStatus.Resolved, code: 'AS2' })
    const another = aCaseDto({ parcelId: '77', code: 'AS3' })
    const { page, router, wire } = await openDetail(INBOUND, [another, own, closed])

    await tap(await until(() => byId(page, 'case-own')))

    expect(wire.lastCallTo(CASES).body).toMatchObject({ filter: 'SF777' })
    expect(router.moves).toEqual([`navigateTo ${PATHS.afterSalesDetail}?id=own`])
    for (const code of ['AS2', 'AS3']) expect(page.text()).not.toContain(code)
  })
})
