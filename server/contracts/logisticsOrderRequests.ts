import { Type, type Static } from 'typebox'

import { PrivatePicture, moderated } from './annotations.ts'
import { Id, listFields, listQuery, listRequest, MAX_PAGE_SIZE, MoneyInput, Version } from './common.ts'
import { LogisticsOrderStatusCode, ReceivingMethodCode } from './enumerations.ts'
import { entity, ref } from './schema.ts'

/** How many parcels go into one order. */
export const MAX_ORDER_PARCELS = 50

/** How many pictures a customer may add to an order or a review. */
export const MAX_ORDER_IMAGES = 9

export const ParcelIds = Type.Array(Id, { minItems: 1, maxItems: MAX_ORDER_PARCELS })
const AdditionalServiceIds = Type.Optional(Type.Array(Id, { maxItems: 20 }))
const Images = Type.Optional(Type.Array(PrivatePicture, { maxItems: MAX_ORDER_IMAGES }))
const Words = Type.Optional(moderated(Type.String({ maxLength: 500 })))

export const EstimateRequest = entity(
  'EstimateRequest',
  {
    parcelIds: ParcelIds,
    addressId: Type.Optional(Id),
    regionGroupId: Type.Optional(Id),
    transportationChannelId: Type.Optional(Id),
    receivingMethod: ref(ReceivingMethodCode),
    additionalServiceIds: AdditionalServiceIds,
    isInsured: Type.Optional(Type.Boolean()),
    couponId: Type.Optional(Id),
    ...listFields(['total asc'], {}, MAX_PAGE_SIZE),
  },
  'Needs `addressId` or `regionGroupId`',
)
export type EstimateRequest = Static<typeof EstimateRequest>

export const SubmitOrderRequest = entity('SubmitOrderRequest', {
  parcelIds: ParcelIds,
  addressId: Id,
  shippingMethodTypeId: Id,
  transportationChannelId: Id,
  receivingMethod: ref(ReceivingMethodCode),
  pickupStationId: Type.Optional(Id),
  additionalServiceIds: AdditionalServiceIds,
  isInsured: Type.Optional(Type.Boolean()),
  isAutoPay: Type.Optional(Type.Boolean()),
  remarks: Words,
  messageToStaff: Words,
  images: Images,
  couponId: Type.Optional(Id),
})
export type SubmitOrderRequest = Static<typeof SubmitOrderRequest>

export const LogisticsOrderListRequest = listRequest(
  'LogisticsOrderListRequest',
  ['creationTime desc', 'creationTime asc'],
  { status: Type.Optional(ref(LogisticsOrderStatusCode)) },
)
export type LogisticsOrderListRequest = Static<typeof LogisticsOrderListRequest>

/** What an order's price depends on, apart from its parcels, coupon and channel. */
const PRICED_CHANGES = {
  addressId: Type.Optional(Id),
  receivingMethod: Type.Optional(ref(ReceivingMethodCode)),
  additionalServiceIds: AdditionalServiceIds,
  isInsured: Type.Optional(Type.Boolean()),
}

export const EstimateChangeRequest = entity(
  'EstimateChangeRequest',
  { ...PRICED_CHANGES, ...listFields(['total asc'], {}, MAX_PAGE_SIZE) },
  'Absent fields stay as they are',
)
export type EstimateChangeRequest = Static<typeof EstimateChangeRequest>

/** Absent fields stay as they are. */
export const UpdateOrderRequest = entity('UpdateOrderRequest', {
  ...PRICED_CHANGES,
  shippingMethodTypeId: Type.Optional(Id),
  transportationChannelId: Type.Optional(Id),
  pickupStationId: Type.Optional(Id),
  remarks: Words,
  messageToStaff: Words,
  images: Images,
  version: Type.Optional(Version),
})
export type UpdateOrderRequest = Static<typeof UpdateOrderRequest>

export const AutoPayRequest = entity('AutoPayRequest', { isAutoPay: Type.Boolean() })

const OtherCoupon = Type.Unsafe<string | null>({
  ...Id,
  type: ['string', 'null'],
  description: 'null takes the coupon off',
})

export const PreviewOrderBillRequest = entity('PreviewOrderBillRequest', { couponId: OtherCoupon })
export type PreviewOrderBillRequest = Static<typeof PreviewOrderBillRequest>

export const PayOrderRequest = entity('PayOrderRequest', {
  couponId: Type.Optional(OtherCoupon),
  expectedTotal: MoneyInput,
})
export type PayOrderRequest = Static<typeof PayOrderRequest>

export const ConfirmReceiptRequest = entity('ConfirmReceiptRequest', {
  satisfaction: Type.Integer({ minimum: 1, maximum: 5 }),
  review: Type.Optional(moderated(Type.String({ maxLength: 1000 }))),
  images: Images,
})
export type ConfirmReceiptRequest = Static<typeof ConfirmReceiptRequest>

export const LogisticsOrderLogListQuery = listQuery(['time desc'], {}, MAX_PAGE_SIZE)
