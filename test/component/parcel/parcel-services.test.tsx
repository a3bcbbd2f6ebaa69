import type { Dto } from '@/api/dto'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { ServiceRequestStatus } from '@/model/parcel/serviceRequest'
import { PATHS } from '@/navigation/routes'
import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type Reply } from '../../support/app/Wire'

import { aParcel, openDetail, SERVICES } from './parcelDetail'

const USER = 'GET /api/u/user'
const REQUEST = 'POST /api/u/biz/ship-for-me/parcel/7/service'
const WITHDRAW = `${REQUEST}/r1/withdraw`

const photos = {
  id: 'detail-photos',
  displayName: '细节拍照',
  description: '拍摄物品细节',
  price: '5.00',
  currencyCode: 'CNY',
}
const longer = { ...photos, id: 'longer-storage-15', displayName: '延长免费仓储 15 天', price: '8.00' }

const anOffer = (overrides: Partial<Dto<'ServiceOffer'>> = {}): Dto<'ServiceOffer'> => ({
  ...photos,
  result: 'PHOTOS',
  unavailable: null,
  ...overrides,
})

const aRequest = (overrides: Partial<Dto<'ServiceRequest'>> = {}): Dto<'ServiceRequest'> => ({
  id: 'r1',
  parcelId: '7',
  service: photos,
  result: 'PHOTOS',
  status: ServiceRequestStatus.Requested,
  statusDisplayName: '处理中',
  statusTime: '2026-01-03T02:00:00Z',
  remarks: null,
  images: [],
  reason: null,
  creationTime: '2026-01-03T02:00:00Z',
  ...overrides,
})

const served = (requests: readonly Dto<'ServiceRequest'>[] = [], offers = [anOffer()]) =>
  ok({ offers, requests })

const withBalance = (balance: string) =>
  ok(aUserDto({ currentFundAccount: { balance, currencyCode: 'CNY', currencySymbol: '¥' } }))

async function openStored(services: Reply[], status: ParcelStatus = ParcelStatus.Inbound) {
  const opened = await openDetail({ replies: [aParcel({ status, expressNumber: 'SF777' })], services })
  opened.wire.on(USER, withBalance('20.00'))
  await until(() => opened.page.text().includes('SF777'))
  return opened
}

/** Opens the sheet and picks an offer. */
async function choose(
  { page }: Pick<Awaited<ReturnType<typeof openStored>>, 'page'>,
  id: string,
): Promise<void> {
  await tap(byId(page, 'choose-service'))
  await tap(await until(() => byId(page, `offer-${id}`)))
}

describe('services for a stored parcel', () => {
  it('show price and balance first, are paid once, and appear with their note', async () => {
    const made = aRequest({ remarks: '请拍吊牌' })
    const opened = await openStored([served(), served([made])])
    const { page, wire, toast } = opened
    wire.on(REQUEST, ok(made))

    await choose(opened, 'detail-photos')
    await until(() => page.text().includes('余额 ¥20.00'))
    await typeInto(byId(page, 'service-remarks'), '请拍吊牌')
    await tap(byId(page, 'pay-service'))

    await until(() => byId(page, 'service-r1'))
    expect(byId(page, 'service-r1').textContent).toContain('处理中')
    expect(byId(page, 'service-r1').textContent).toContain('请拍吊牌')
    expect(wire.lastCallTo(REQUEST).body).toEqual({
      additionalServiceId: 'detail-photos',
      expectedPrice: '5.00',
      remarks: '请拍吊牌',
    })
    expect(wire.callsTo(REQUEST)).toHaveLength(1)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '已申请，完成后会通知您' }))
    expect(page.root.querySelector('#pay-service')).toBeNull()
  })

  it('repeat the same command after a lost answer', async () => {
    const opened = await openStored([served(), served([aRequest()])])
    const { page, wire } = opened
    wire.on(REQUEST, noAnswer(), ok(aRequest()))

    await choose(opened, 'detail-photos')
    await tap(await until(() => byId(page, 'pay-service')))
    await tap(byId(page, 'pay-service'))

    await until(() => byId(page, 'service-r1'))
    const keys = wire.callsTo(REQUEST).map(({ header }) => header['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('lead to a top-up of what is missing', async () => {
    const opened = await openStored([served()])
    const { page, wire, router } = opened
    wire.on(USER, withBalance('2.00'))

    await choose(opened, 'detail-photos')
    await until(() => page.text().includes('余额不足，还差 ¥3.00'))
    await tap(byId(page, 'top-up'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.topUp}?amount=3.00`])
    expect(page.root.querySelector('#pay-service')).toBeNull()
  })

  it('show the new price when it has changed, and charge nothing', async () => {
    const opened = await openStored([served(), served([], [anOffer({ price: '6.00' })])])
    const { page, wire, modal } = opened
    wire.on(REQUEST, refusal(409, { code: 'ServicePriceChanged', message: '价格已变为 6.00 CNY' }))

    await choose(opened, 'detail-photos')
    await tap(await until(() => byId(page, 'pay-service')))

    await until(() => byId(page, 'offer-detail-photos').textContent?.includes('¥6.00'))
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '价格已变为 6.00 CNY' }))
    expect(byId(page, 'pay-service')).toBeTruthy()
  })

  it('say why one can’t be had, and don’t let it be chosen', async () => {
    const taken = anOffer({ unavailable: { code: 'ServiceRequested', message: '已申请过这项服务' } })
    const opened = await openStored([served([], [taken])])

    await choose(opened, 'detail-photos')

    const offer = byId(opened.page, 'offer-detail-photos')
    expect(offer.textContent).toContain('已申请过这项服务')
    expect(offer.getAttribute('aria-disabled')).toBe('true')
    expect(opened.page.root.querySelector('#pay-service')).toBeNull()
  })

  it('ask for no note where nobody’s hands are needed', async () => {
    const opened = await openStored([served([], [anOffer({ ...longer, result: 'FREE_DAYS' })])])
    const { page, wire, toast } = opened
    wire.on(REQUEST, ok(aRequest({ service: longer, result: 'FREE_DAYS', status: 20 })))

    await choose(opened, 'longer-storage-15')
    await tap(await until(() => byId(page, 'pay-service')))

    expect(page.root.querySelector('#service-remarks')).toBeNull()
    await until(() => toast.mock.calls.length > 0)
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '免费仓储已延长' }))
  })

  it('are withdrawn after a question that names the refund', async () => {
    const gone = aRequest({ status: ServiceRequestStatus.Withdrawn, statusDisplayName: '已撤回' })
    const { page, wire, modal } = await openStored([served([aRequest()]), served([gone])])
    wire.on(WITHDRAW, ok(gone))

    await tap(await until(() => byId(page, 'withdraw-r1')))

    await until(() => byId(page, 'service-r1').textContent?.includes('已撤回'))
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '¥5.00 会退回余额。' }))
    expect(page.root.querySelector('#withdraw-r1')).toBeNull()
  })

  it('show what came of them: photos, or why not', async () => {
    const images = [{ url: '/uploads/a.png', time: '2026-01-03T03:00:00Z' }]
    const { page } = await openStored([
      served([
        aRequest({ id: 'r2', status: 20, statusDisplayName: '已完成', images }),
        aRequest({ status: 30, statusDisplayName: '未能完成', reason: '包装已封死' }),
      ]),
    ])

    await until(() => byId(page, 'service-r2'))
    expect(byId(page, 'service-r2').querySelectorAll('.evidence__photo')).toHaveLength(1)
    expect(byId(page, 'service-r1').textContent).toContain('包装已封死（已退款）')
  })

  it('fail and retry by themselves', async () => {
    const { page } = await openStored([refusal(500), served()])

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'choose-service'))
    expect(page.text()).toContain('SF777')
  })

  it('are a record once the parcel is in an order, and nothing without one', async () => {
    const { page } = await openStored([served([aRequest()])], ParcelStatus.PendingConsolidating)
    await until(() => byId(page, 'service-r1'))
    expect(page.root.querySelector('#choose-service')).toBeNull()

    const { page: shipped } = await openStored([served()], ParcelStatus.Shipped)
    expect(shipped.root.querySelector('#parcel-services')).toBeNull()
  })

  it('aren’t asked for before the parcel is checked in', async () => {
    const { wire } = await openStored([served()], ParcelStatus.Arrived)
    expect(wire.callsTo(SERVICES)).toEqual([])
  })
})
