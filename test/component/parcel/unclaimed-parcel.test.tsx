import { UnclaimedParcelStatus } from '@/model/parcel/unclaimedParcel'
import { PATHS } from '@/navigation/routes'
import UnclaimedParcelPage from '@/pages-care/unclaimed/unclaimed-parcel/unclaimed-parcel'

import { aClaimDto, anUnclaimedDto } from '../../support/app/careFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire } from '../../support/app/Wire'

const LIST = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/list'
const CLAIMS = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/my-claim/list'

const one = anUnclaimedDto({ id: '7', maskedNumber: 'SF1******8901' })
const mine = anUnclaimedDto({
  id: '8',
  maskedNumber: 'YT9******4437',
  status: UnclaimedParcelStatus.UnderReview,
  isClaimedByMe: true,
})

const listWire = () => new Wire().on(LIST, pageOf([one, mine])).on(CLAIMS, pageOf([]))

function openUnclaimed(wire = listWire()) {
  rememberSession()
  return openPage(UnclaimedParcelPage, PATHS.unclaimedParcel, { wire })
}

describe('unclaimed parcels', () => {
  it('are shown to those who are signed in', async () => {
    const { page, wire } = await openPage(UnclaimedParcelPage, PATHS.unclaimedParcel)

    expect(page.text()).toContain('登录后查看无主件')
    expect(wire.calls).toEqual([])
  })

  it('show as much as everybody may see, and lead to claiming', async () => {
    const { page, router } = await openUnclaimed()

    const row = await until(() => byId(page, 'unclaimed-7'))
    for (const text of ['SF1******8901', '1–5 kg', '2026-01-02 到仓']) expect(row.textContent).toContain(text)
    expect(row.textContent).not.toContain('待认领')
    expect(byId(page, 'unclaimed-8').textContent).toContain('您的认领审核中')
    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${PATHS.claimParcel}?id=7`])
  })

  it('are drawn around the screen only, however many there are', async () => {
    const many = Array.from({ length: 60 }, (_, index) => anUnclaimedDto({ id: `${index}` }))
    const claims = many.map(({ id }) => aClaimDto({ id }))
    const { page } = await openUnclaimed(listWire().on(LIST, pageOf(many)).on(CLAIMS, pageOf(claims)))
    await until(() => page.root.querySelector('.row-card'))
    expect(page.root.querySelectorAll('.row-card').length).toBeLessThanOrEqual(40)

    await tap(byId(page, 'tab-mine'))
    await until(() => page.root.querySelector('#claim-0'))
    expect(page.root.querySelectorAll('.row-card').length).toBeLessThanOrEqual(40)
  })

  it('go on with what was looked for, whatever is typed meanwhile', async () => {
    const { page, wire } = await openUnclaimed(listWire().on(LIST, pageOf([one, mine], 9)))
    await until(() => byId(page, 'unclaimed-7'))

    await typeInto(byId(page, 'unclaimed-search'), '44')
    await page.scrollToEnd()

    await until(() => wire.callsTo(LIST).length === 2)
    expect(wire.lastCallTo(LIST).body).toEqual({ skipCount: 2, maxResultCount: 7 })
  })

  it('offer another try when they cannot be read', async () => {
    const { page } = await openUnclaimed(listWire().on(LIST, noAnswer(), pageOf([one])))

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'unclaimed-7'))
  })

  it('lead to customer service where there are none', async () => {
    const { page, router } = await openUnclaimed(listWire().on(LIST, pageOf([])))

    await tap(await until(() => byId(page, 'to-service')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })
})

describe('the customer’s own claims', () => {
  const approved = aClaimDto({ id: 'a', status: 'APPROVED', statusDisplayName: '认领成功', parcelId: '70' })
  const rejected = aClaimDto({
    id: 'r',
    status: 'REJECTED',
    statusDisplayName: '未通过',
    rejectionReason: '单号不清',
  })

  it('say how they stand, and lead on', async () => {
    const { page, router, modal } = await openUnclaimed(listWire().on(CLAIMS, pageOf([approved, rejected])))
    modal.mockResolvedValueOnce({ confirm: false, cancel: true, errMsg: '' })
    await tap(byId(page, 'tab-mine'))

    const row = await until(() => byId(page, 'claim-r'))
    expect(row.textContent).toContain('未通过：单号不清')
    await tap(byId(page, 'claim-a'))
    await tap(row)
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ title: '未通过', content: '单号不清' }))
    await tap(row)

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.parcelDetail}?id=70`,
      `navigateTo ${PATHS.claimParcel}?id=7`,
    ])
  })

  it('lead to the parcels while there are none', async () => {
    const { page } = await openUnclaimed()
    await tap(byId(page, 'tab-mine'))

    await tap(await until(() => byId(page, 'to-all')))

    await until(() => byId(page, 'unclaimed-7'))
  })
})
