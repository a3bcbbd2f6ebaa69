import { UnclaimedParcelStatus } from '@/model/parcel/unclaimedParcel'
import { PATHS } from '@/navigation/routes'
import ClaimParcelPage from '@/pages-care/unclaimed/claim-parcel/claim-parcel'

import { aClaimDto, anUnclaimedDto } from '../../support/app/careFactories'
import { aUserDto } from '../../support/app/factories'
import { typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

import { addPhotos, UPLOAD, USER } from './declaring'

export const LIST = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/list'

export const CLAIMS = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/my-claim/list'

export const CLAIM = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/7/claim'

export const free = anUnclaimedDto({ id: '7' })

export const underReview = {
  status: UnclaimedParcelStatus.UnderReview,
  statusDisplayName: '认领审核中',
} as const

export const mine = anUnclaimedDto({ id: '7', ...underReview, isClaimedByMe: true })

const stored = ok([{ url: '/files/proof.jpg', name: 'proof.jpg', size: 1 }])

export const claimWire = (user = aUserDto({ id: 'ada' })) =>
  new Wire()
    .on(USER, ok(user))
    .on(LIST, pageOf([anUnclaimedDto(), free]))
    .on(CLAIMS, pageOf([aClaimDto()]))
    .on(UPLOAD, stored)

export async function openClaim(wire = claimWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(ClaimParcelPage, PATHS.claimParcel, {
    wire,
    params: { id: '7' },
    below: [PATHS.unclaimedParcel],
  })
  await until(() => opened.page.root.querySelector('#claimed-parcel, .state-message'))
  return opened
}

export async function fillIn(opened: OpenedPage) {
  await typeInto(byId(opened.page, 'expressNumber'), ' sf1 4205 ')
  await addPhotos(opened, 'proof.jpg')
  await until(() => opened.page.root.querySelector('.photo--done'))
}
