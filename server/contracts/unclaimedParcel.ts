import { Type, type Static } from 'typebox'

import { PrivatePicture, moderated } from './annotations.ts'
import { Id, listRequest, Time } from './common.ts'
import { UnclaimedParcelStatusCode } from './enumerations.ts'
import { InboundImage } from './parcel.ts'
import { ExpressNumber } from './parcelRequests.ts'
import { entity, nullable, page, ref, words } from './schema.ts'
import { ArrivalWarehouse, Centimetres, Kilograms } from './warehouse.ts'

/** What changes an unclaimed parcel's status. */
export const UNCLAIMED_PARCEL_MOVES = ['register', 'claim', 'approve', 'reject'] as const
export type UnclaimedParcelMove = (typeof UNCLAIMED_PARCEL_MOVES)[number]

/** Roughly how heavy a parcel is: enough to recognise one's own, too little to prove it. */
export const WEIGHT_CLASSES = ['UNDER_1_KG', 'UNDER_5_KG', 'UNDER_20_KG', 'FROM_20_KG'] as const
export type WeightClass = (typeof WEIGHT_CLASSES)[number]
export const WeightClassWord = words('WeightClass', WEIGHT_CLASSES)

export const CLAIM_STATUSES = ['UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]
export const ClaimStatusWord = words('ClaimStatus', CLAIM_STATUSES)

const UNCLAIMED_FIELDS = {
  id: Id,
  maskedNumber: Type.String({ description: 'The tracking number, most of it hidden' }),
  photo: nullable(PrivatePicture),
  arrivalDay: Type.String({ format: 'date', description: 'By the warehouse’s calendar' }),
  weightClass: ref(WeightClassWord),
  weightClassDisplayName: Type.String(),
}

export const UnclaimedParcel = entity('UnclaimedParcel', {
  ...UNCLAIMED_FIELDS,
  status: ref(UnclaimedParcelStatusCode),
  statusDisplayName: Type.String(),
  isClaimedByMe: Type.Boolean({ description: 'The caller’s claim is under review' }),
})
export type UnclaimedParcel = Static<typeof UnclaimedParcel>
export const UnclaimedParcelPage = page('UnclaimedParcelPage', UnclaimedParcel)

/** `filter` finds by the last characters of the number, as far as they are shown. */
export const UnclaimedParcelListRequest = listRequest(
  'UnclaimedParcelListRequest',
  ['arrivalTime desc', 'arrivalTime asc'],
  {},
)
export type UnclaimedParcelListRequest = Static<typeof UnclaimedParcelListRequest>

/** The most pictures that prove a claim. */
export const MAX_CLAIM_IMAGES = 6

export const ClaimParcelRequest = entity('ClaimParcelRequest', {
  expressNumber: ExpressNumber,
  images: Type.Array(PrivatePicture, {
    minItems: 1,
    maxItems: MAX_CLAIM_IMAGES,
    description: 'Proof of the purchase',
  }),
  note: Type.Optional(moderated(Type.String({ maxLength: 500 }))),
})
export type ClaimParcelRequest = Static<typeof ClaimParcelRequest>

export const UnclaimedParcelClaim = entity('UnclaimedParcelClaim', {
  ...UNCLAIMED_FIELDS,
  id: Id,
  unclaimedParcelId: Id,
  status: ref(ClaimStatusWord),
  statusDisplayName: Type.String(),
  images: Type.Array(PrivatePicture),
  note: nullable(Type.String()),
  rejectionReason: nullable(Type.String()),
  parcelId: nullable(Id),
  creationTime: Time,
  decisionTime: nullable(Time),
})
export type UnclaimedParcelClaim = Static<typeof UnclaimedParcelClaim>
export const UnclaimedParcelClaimPage = page('UnclaimedParcelClaimPage', UnclaimedParcelClaim)

export const MyClaimListRequest = listRequest('MyClaimListRequest', ['creationTime desc'], {
  status: Type.Optional(ref(ClaimStatusWord)),
})
export type MyClaimListRequest = Static<typeof MyClaimListRequest>

export const RegisterUnclaimedRequest = entity('RegisterUnclaimedRequest', {
  expressNumber: ExpressNumber,
  warehouseId: ArrivalWarehouse,
  weight: Kilograms,
  length: Centimetres,
  width: Centimetres,
  height: Centimetres,
  images: Type.Optional(
    Type.Array(PrivatePicture, {
      maxItems: 9,
      description: 'Shown to every customer: no label must be readable',
    }),
  ),
})
export type RegisterUnclaimedRequest = Static<typeof RegisterUnclaimedRequest>

export const ApproveClaimRequest = entity('ApproveClaimRequest', { expressNumber: ExpressNumber })
export const RejectClaimRequest = entity('RejectClaimRequest', {
  expressNumber: ExpressNumber,
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: 'The customer reads it' }),
})

/** An unclaimed parcel as staff see it. */
export const OrphanParcel = entity('OrphanParcel', {
  id: Id,
  expressNumber: Type.String(),
  status: ref(UnclaimedParcelStatusCode),
  statusDisplayName: Type.String(),
  images: Type.Array(ref(InboundImage)),
  arrivalTime: Time,
  claim: nullable(
    Type.Object(
      {
        idCode: Type.String(),
        images: Type.Array(PrivatePicture),
        note: nullable(Type.String()),
        creationTime: Time,
      },
      { additionalProperties: false, description: 'The claim under review' },
    ),
  ),
})
export type OrphanParcel = Static<typeof OrphanParcel>
export const OrphanParcelPage = page('OrphanParcelPage', OrphanParcel)

export const OrphanParcelListRequest = listRequest(
  'OrphanParcelListRequest',
  ['arrivalTime desc', 'arrivalTime asc'],
  { status: Type.Optional(ref(UnclaimedParcelStatusCode)) },
)
export type OrphanParcelListRequest = Static<typeof OrphanParcelListRequest>
