import { call } from '../call.ts'
import { IdParams } from '../common.ts'
import { ParcelDetail } from '../parcel.ts'
import { ref } from '../schema.ts'
import {
  ApproveClaimRequest,
  ClaimParcelRequest,
  MyClaimListRequest,
  OrphanParcel,
  OrphanParcelListRequest,
  OrphanParcelPage,
  RegisterUnclaimedRequest,
  RejectClaimRequest,
  UnclaimedParcelClaim,
  UnclaimedParcelClaimPage,
  UnclaimedParcelListRequest,
  UnclaimedParcelPage,
} from '../unclaimedParcel.ts'

const BASE = '/api/u/biz/ship-for-me/unclaimed-parcel'
const STAFF_BASE = '/api/admin/warehouse'
const forCustomers = { area: 'unclaimed parcel', access: 'customer' } as const
const forStaff = { area: 'warehouse', access: 'operator' } as const

export const listUnclaimedParcels = call({
  ...forCustomers,
  name: 'listUnclaimedParcels',
  method: 'POST',
  path: `${BASE}/list`,
  summary: 'What has no known owner; numbers are masked',
  body: ref(UnclaimedParcelListRequest),
  answer: ref(UnclaimedParcelPage),
})

export const listMyClaims = call({
  ...forCustomers,
  name: 'listMyClaims',
  method: 'POST',
  path: `${BASE}/my-claim/list`,
  body: ref(MyClaimListRequest),
  answer: ref(UnclaimedParcelClaimPage),
})

export const claimParcel = call({
  ...forCustomers,
  name: 'claimParcel',
  method: 'POST',
  path: `${BASE}/:id/claim`,
  summary: 'Says that a parcel is the caller’s; five wrong numbers lock claiming for a day',
  isIdempotent: true,
  opensTransaction: true,
  params: IdParams,
  body: ref(ClaimParcelRequest),
  answer: ref(UnclaimedParcelClaim),
})

export const listOrphanParcels = call({
  ...forStaff,
  name: 'listOrphanParcels',
  method: 'POST',
  onlyReads: true,
  path: `${STAFF_BASE}/unclaimed-parcel/list`,
  summary: 'Parcels without an owner, with the claims under review',
  body: ref(OrphanParcelListRequest),
  answer: ref(OrphanParcelPage),
})

export const registerUnclaimedParcel = call({
  ...forStaff,
  name: 'registerUnclaimedParcel',
  method: 'POST',
  path: `${STAFF_BASE}/unclaimed-parcel`,
  summary: 'Takes in a parcel that has nobody’s code on it',
  body: ref(RegisterUnclaimedRequest),
  answer: ref(OrphanParcel),
  refuses: [409],
})

export const approveClaim = call({
  ...forStaff,
  name: 'approveClaim',
  method: 'POST',
  path: `${STAFF_BASE}/approve-claim`,
  summary: 'Gives an unclaimed parcel to whoever claimed it',
  body: ref(ApproveClaimRequest),
  answer: ref(ParcelDetail),
  refuses: [409],
})

export const rejectClaim = call({
  ...forStaff,
  name: 'rejectClaim',
  method: 'POST',
  path: `${STAFF_BASE}/reject-claim`,
  body: ref(RejectClaimRequest),
  answer: ref(OrphanParcel),
  refuses: [409],
})
