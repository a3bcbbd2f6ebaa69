import { Type, type Static } from 'typebox'

import { ActorWord } from './actor.ts'
import { AdditionalService } from './additionalService.ts'
import { PrivatePicture } from './annotations.ts'
import { CurrencyCode, Id, Money, Time, ValidationError } from './common.ts'
import { BusinessTypeCode, ParcelStatusCode } from './enumerations.ts'
import { ExpressCompany } from './expressCompany.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

/** What changes a parcel's status; each writes one log line. */
export const PARCEL_MOVES = [
  'declare',
  'arrive',
  'buy',
  'claim',
  'inbound',
  'submit',
  'withdraw',
  'consolidate',
  'unpack',
  'outbound',
  'ship',
  'reachPickupStation',
  'sign',
  'cancel',
] as const
export type ParcelMove = (typeof PARCEL_MOVES)[number]

/** What a parcel's history lists: its moves, and events that leave its status as it is. */
export const PARCEL_LOG_EVENTS = [
  ...PARCEL_MOVES,
  'requestService',
  'finishService',
  'remeasure',
  'extendStorage',
  'refuseService',
  'withdrawService',
] as const
export type ParcelLogEvent = (typeof PARCEL_LOG_EVENTS)[number]

export const ParcelLogEventWord = words('ParcelLogEvent', PARCEL_LOG_EVENTS)

export const Insurance = entity('Insurance', {
  isInsured: Type.Boolean(),
  insuredValue: nullable(Money),
  premium: nullable(Money),
  currencyCode: CurrencyCode,
})

export const InboundImage = entity('InboundImage', { url: PrivatePicture, time: Time })

export const ParcelStorage = entity('ParcelStorage', {
  inboundTime: Time,
  freeDays: Type.Integer(),
  lastFreeDay: Type.String({ format: 'date', description: 'By the warehouse’s calendar' }),
  freeUntil: Type.String({
    format: 'date-time',
    description: 'The midnight that ends the last free day; from then on it costs',
  }),
  daysLeft: Type.Integer({
    description: 'Days until the last free day, 0 on that day; below zero: days that cost',
  }),
  dailyFee: Money,
  accruedFee: Money,
  currencyCode: CurrencyCode,
})

export const ServiceFee = entity(
  'ServiceFee',
  { amount: Money, currencyCode: CurrencyCode },
  'What the chosen services come to',
)

const PARCEL_FIELDS = {
  id: Id,
  businessType: ref(BusinessTypeCode),
  warehouseId: Id,
  expressNumber: Type.String(),
  expressCompany: nullable(ref(ExpressCompany)),
  status: ref(ParcelStatusCode),
  statusDisplayName: Type.String(),
  statusTime: { ...Time, description: 'Since when it has had its status' },
  isDeclared: Type.Boolean(),
  declaredName: nullable(Type.String()),
  declaredNameId: nullable(Id),
  englishName: nullable(
    Type.String({ description: 'The customer’s own; a name of the catalogue has one already' }),
  ),
  material: nullable(Type.String()),
  declaredCurrency: nullable(CurrencyCode),
  declaredValue: nullable(Money),
  itemQuantity: nullable(Type.Integer()),
  tags: Type.Array(Type.String()),
  additionalServices: Type.Array(ref(AdditionalService)),
  weight: nullable(Type.Number({ description: 'kg' })),
  volumeWeight: nullable(Type.Number({ description: 'kg' })),
  length: nullable(Type.Number({ description: 'cm' })),
  width: nullable(Type.Number({ description: 'cm' })),
  height: nullable(Type.Number({ description: 'cm' })),
  volume: nullable(Type.Number({ description: 'm³' })),
  inboundWeight: nullable(Type.Number({ description: 'kg, as weighed at check-in' })),
  purchaseOrderNumber: nullable(Type.String()),
  remarks: nullable(Type.String()),
  images: Type.Array(PrivatePicture, { description: 'The customer’s' }),
  inboundImages: Type.Array(ref(InboundImage), { description: 'The warehouse’s' }),
  isArrivedWarehouse: Type.Boolean(),
  insurance: ref(Insurance),
  isSubmitted: Type.Boolean(),
  logisticsOrderId: nullable(Id),
  storage: nullable(ref(ParcelStorage)),
  creationTime: Time,
  version: Type.Integer({ description: 'Grows by one with every change' }),
}

export const Parcel = entity('Parcel', PARCEL_FIELDS)
export type Parcel = Static<typeof Parcel>

export const ParcelLog = entity('ParcelLog', {
  id: Id,
  time: Time,
  move: ref(ParcelLogEventWord),
  status: ref(ParcelStatusCode),
  statusDisplayName: Type.String(),
  actor: ref(ActorWord),
  description: Type.String(),
})
export type ParcelLog = Static<typeof ParcelLog>

export const ParcelShipment = entity(
  'ParcelShipment',
  {
    orderId: Id,
    code: Type.String(),
    carrier: nullable(Type.String()),
    internationalTrackingNumber: nullable(Type.String()),
    pickupStation: nullable(
      closed({ id: Id, displayName: Type.String(), address: Type.String(), openingHours: Type.String() }),
    ),
    pickupCode: nullable(Type.String()),
  },
  'The logistics order that a parcel travels in',
)
export type ParcelShipment = Static<typeof ParcelShipment>

export const ParcelDetail = entity('ParcelDetail', {
  ...PARCEL_FIELDS,
  warehouseDisplayName: Type.String(),
  shipment: nullable(ref(ParcelShipment)),
  volumeDivisor: nullable(
    Type.Integer({ description: 'cm³ that counted as one kilogram for the volume weight' }),
  ),
  additionalServiceFee: ref(ServiceFee),
  logs: Type.Array(ref(ParcelLog), { description: 'Newest first' }),
})
export type ParcelDetail = Static<typeof ParcelDetail>

export const ParcelPage = page('ParcelPage', Parcel)

export const BatchRowError = entity('BatchRowError', {
  code: Type.String(),
  message: Type.String(),
  validationErrors: Type.Array(ref(ValidationError), { description: 'Fields of the row' }),
})

export const DeclaredRow = entity('DeclaredRow', {
  index: Type.Integer({ minimum: 0, description: 'Which row of the request' }),
  parcel: nullable(ref(Parcel)),
  error: nullable(ref(BatchRowError)),
})
export type DeclaredRow = Static<typeof DeclaredRow>

/** For each row, in the request's order, its parcel or why it was refused. */
export const DeclareParcelsAnswer = entity('DeclareParcelsAnswer', {
  items: Type.Array(ref(DeclaredRow)),
  declaredCount: Type.Integer({ minimum: 0 }),
  refusedCount: Type.Integer({ minimum: 0 }),
})
export type DeclareParcelsAnswer = Static<typeof DeclareParcelsAnswer>
