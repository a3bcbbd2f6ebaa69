import { Type, type Static } from 'typebox'

import { ActorWord } from './actor.ts'
import { AdditionalService } from './additionalService.ts'
import { ShippingAddress } from './address.ts'
import { PrivatePicture } from './annotations.ts'
import { Bill } from './bill.ts'
import { CurrencyCode, Id, Money, Time } from './common.ts'
import { LogisticsOrderStatusCode, ReceivingMethodCode } from './enumerations.ts'
import { InboundImage, Parcel } from './parcel.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

/** What happens to a logistics order; each writes one log line. */
export const LOGISTICS_ORDER_MOVES = [
  'submit',
  'process',
  'weigh',
  'pay',
  'autoPay',
  'ship',
  'reachPickupStation',
  'sign',
  'confirmReceipt',
  'complete',
  'cancel',
  'reject',
  'expire',
] as const
export type LogisticsOrderMove = (typeof LOGISTICS_ORDER_MOVES)[number]
export const LogisticsOrderMoveWord = words('LogisticsOrderMove', LOGISTICS_ORDER_MOVES)

const Named = closed({ id: Id, displayName: Type.String() })

export const PackingBox = entity('PackingBox', {
  weight: Type.Number({ description: 'kg' }),
  length: Type.Number({ description: 'cm' }),
  width: Type.Number({ description: 'cm' }),
  height: Type.Number({ description: 'cm' }),
})

export const PaymentTerm = entity(
  'PaymentTerm',
  {
    lastFreeDay: nullable(
      Type.String({
        format: 'date',
        description:
          'The last day to pay without further storage fees; null if they are being added, or never will be',
      }),
    ),
    lastDay: Type.String({ format: 'date', description: 'The last day to pay; then the order is cancelled' }),
    dailyFee: Type.String({ ...Money, description: 'Of each parcel whose free storage has ended' }),
    currencyCode: CurrencyCode,
  },
  'How long a weighed order can wait for its payment, in days of the warehouse’s calendar',
)
export type PaymentTerm = Static<typeof PaymentTerm>

const ORDER_FIELDS = {
  id: Id,
  code: Type.String(),
  status: ref(LogisticsOrderStatusCode),
  statusDisplayName: Type.String(),
  statusTime: Time,
  shippingMethodType: Named,
  transportationChannel: Named,
  receivingMethod: ref(ReceivingMethodCode),
  pickupStation: nullable(Named),
  pickupCode: nullable(
    Type.String({ description: 'To show at the pickup point, while the order waits there' }),
  ),
  shippingAddress: ref(ShippingAddress),
  parcelCount: Type.Integer(),
  boxQuantity: Type.Integer({ description: '0 until the order is packed' }),
  isInsured: Type.Boolean(),
  isAutoPay: Type.Boolean(),
  internationalTrackingNumber: nullable(Type.String()),
  carrier: nullable(Type.String()),
  paymentTerm: nullable(ref(PaymentTerm)),
  /** What it costs if it is paid today; until there is an actual bill, the estimate. */
  total: Money,
  isTotalActual: Type.Boolean(),
  currencyCode: CurrencyCode,
  satisfaction: nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  creationTime: Time,
  version: Type.Integer({ description: 'Grows by one with every change' }),
}

export const LogisticsOrder = entity('LogisticsOrder', ORDER_FIELDS)
export type LogisticsOrder = Static<typeof LogisticsOrder>
export const LogisticsOrderPage = page('LogisticsOrderPage', LogisticsOrder)

export const LogisticsOrderDetail = entity('LogisticsOrderDetail', {
  ...ORDER_FIELDS,
  parcels: Type.Array(ref(Parcel)),
  additionalServices: Type.Array(ref(AdditionalService)),
  packingInfo: Type.Array(ref(PackingBox)),
  packingImages: Type.Array(ref(InboundImage)),
  remarks: nullable(Type.String()),
  messageToStaff: nullable(Type.String()),
  images: Type.Array(PrivatePicture),
  couponId: nullable(Id),
  estimatedBill: ref(Bill),
  actualBill: nullable(ref(Bill)),
  review: nullable(Type.String()),
  reviewImages: Type.Array(PrivatePicture),
})
export type LogisticsOrderDetail = Static<typeof LogisticsOrderDetail>

export const LogisticsOrderLog = entity('LogisticsOrderLog', {
  id: Id,
  time: Time,
  move: ref(LogisticsOrderMoveWord),
  status: ref(LogisticsOrderStatusCode),
  statusDisplayName: Type.String(),
  actor: ref(ActorWord),
  description: Type.String(),
})
export type LogisticsOrderLog = Static<typeof LogisticsOrderLog>

export const LogisticsOrderLogList = entity('LogisticsOrderLogList', {
  items: Type.Array(ref(LogisticsOrderLog), { description: 'Newest first' }),
  totalCount: Type.Integer(),
})
