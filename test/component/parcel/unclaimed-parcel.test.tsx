import { UnclaimedParcelStatus } from '@/model/unclaimedParcel'
import { PATHS } from '@/navigation/routes'
import UnclaimedParcelPage from '@/pages-care/unclaimed/unclaimed-parcel/unclaimed-parcel'

import { aClaimDto, anUnclaimedDto } from '../../support/app/careFactories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire } from '../../support/app/Wire'

const LIST = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/list'
const CLAIMS = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/my-claim/list'

const one = anUnclaimedDto({ id: '7', maskedNumber: 'SF1••••••8901' })
const mine = anUnclaimedDto({
  id: '8',
  maskedNumber: 'YT9••••••4437',
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
    for (const text of ['SF1••••••8901', '1–5 kg', '2026-01-02 到仓', '待认领'])
      expect(row.textContent).toContain(text)
    expect(byId(page, 'unclaimed-8').textContent).toContain('您的认领审核中')
    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${PATHS.claimParcel}?id=7`])
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
    const { page, router } = await openUnclaimed(listWire().on(CLAIMS, pageOf([approved, rejected])))
    await tap(byId(page, 'tab-mine'))

    const row = await until(() => byId(page, 'claim-r'))
    expect(row.textContent).toContain('未通过：单号不清')
    await tap(byId(page, 'claim-a'))
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
