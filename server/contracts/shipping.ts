import { Type, type Static } from 'typebox'

import { Bill, Pricing } from './bill.ts'
import { CurrencyCode, Id, listFields, listRequest, MAX_PAGE_SIZE, Money } from './common.ts'
import { MeteringTypeCode, ReceivingMethodCode } from './enumerations.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

const Kilograms = Type.Number({ minimum: 0.001, maximum: 10_000, description: 'kg' })
const Centimetres = Type.Number({ minimum: 0.1, maximum: 1000, description: 'cm' })

const Named = closed({ id: Id, displayName: Type.String() })

export const ChannelLimits = entity('ChannelLimits', {
  maximumWeight: nullable(Type.Number({ description: 'kg a box' })),
  maximumSide: nullable(Type.Number({ description: 'cm, the longest side' })),
})

export const TransitDays = entity('TransitDays', {
  minimum: Type.Integer(),
  maximum: Type.Integer(),
})

export const Arrival = entity(
  'Arrival',
  { earliest: Type.String({ format: 'date' }), latest: Type.String({ format: 'date' }) },
  'Days by the warehouse’s calendar, if it leaves the day after it is submitted',
)
export type Arrival = Static<typeof Arrival>

export const ChannelRate = entity('ChannelRate', {
  regionGroupId: Id,
  regionGroupDisplayName: Type.String(),
  pricing: ref(Pricing),
  transitDays: ref(TransitDays),
})

export const TransportationChannel = entity('TransportationChannel', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
  shippingMethodType: Named,
  metering: ref(MeteringTypeCode),
  volumeDivisor: Type.Integer({ description: 'cm³ that count as one kilogram' }),
  roundingStep: Type.Number({ description: 'kg, or m³ where volume is metered' }),
  minimumMeasure: Type.Number({ description: 'The least that is charged for: kg or m³' }),
  goodsTypes: Type.Array(Named, { description: 'What the channel takes' }),
  receivingMethods: Type.Array(ref(ReceivingMethodCode)),
  limits: ref(ChannelLimits),
  isTaxIncluded: Type.Boolean(),
  rates: Type.Array(ref(ChannelRate)),
})
export type TransportationChannel = Static<typeof TransportationChannel>

const CHANNEL_FILTERS = {
  regionGroupId: Type.Optional(Id),
  shippingMethodTypeId: Type.Optional(Id),
  goodsTypeIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
}

export const TransportationChannelPage = page('TransportationChannelPage', TransportationChannel)
export const TransportationChannelListRequest = listRequest(
  'TransportationChannelListRequest',
  ['displayOrder asc'],
  CHANNEL_FILTERS,
)
export type TransportationChannelListRequest = Static<typeof TransportationChannelListRequest>

export const KilogramPrice = entity(
  'KilogramPrice',
  {
    regionGroupId: Id,
    regionGroupDisplayName: Type.String(),
    price: Money,
    currencyCode: CurrencyCode,
    shippingMethodTypeDisplayName: Type.String(),
    transitDays: ref(TransitDays),
  },
  'The lowest price of a kilogram to a destination, and how it travels at that price',
)
export type KilogramPrice = Static<typeof KilogramPrice>
export const KilogramPricePage = page('KilogramPricePage', KilogramPrice)
export const KilogramPriceListRequest = listRequest('KilogramPriceListRequest', ['displayOrder asc'], {})
export type KilogramPriceListRequest = Static<typeof KilogramPriceListRequest>

/** All three sides or none: without them only the weight counts. */
const SIZE = {
  length: Type.Optional(Centimetres),
  width: Type.Optional(Centimetres),
  height: Type.Optional(Centimetres),
}

export const CalculateRequest = entity('CalculateRequest', {
  regionGroupId: Id,
  weight: Kilograms,
  ...SIZE,
  goodsTypeIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  shippingMethodTypeId: Type.Optional(Id),
  ...listFields(['total asc'], {}, MAX_PAGE_SIZE),
})
export type CalculateRequest = Static<typeof CalculateRequest>

/** Why a channel does not take goods. */
export const CHANNEL_REFUSALS = [
  'destinationNotServed',
  'goodsNotTaken',
  'tooHeavy',
  'tooLong',
  'sizeNeeded',
  'receivingMethodNotOffered',
] as const
export type ChannelRefusal = (typeof CHANNEL_REFUSALS)[number]
export const ChannelRefusalWord = words('ChannelRefusal', CHANNEL_REFUSALS)

export const Quote = entity(
  'Quote',
  {
    transportationChannel: closed({ id: Id, displayName: Type.String(), description: Type.String() }),
    shippingMethodType: Named,
    receivingMethods: Type.Array(ref(ReceivingMethodCode)),
    transitDays: nullable(ref(TransitDays)),
    arrival: nullable(ref(Arrival)),
    limits: ref(ChannelLimits),
    isTaxIncluded: Type.Boolean(),
    bill: nullable(ref(Bill)),
    refusal: nullable(ref(ChannelRefusalWord)),
    reason: nullable(Type.String({ description: 'Why the channel cannot carry this; null beside a bill' })),
  },
  'What a channel would cost, or why it does not take the goods',
)
export type Quote = Static<typeof Quote>

export const QuoteList = entity('QuoteList', {
  items: Type.Array(ref(Quote), { description: 'Cheapest first; those that cannot carry it at the end' }),
  totalCount: Type.Integer(),
})
