import { Type, type Static } from 'typebox'

import { CurrencyCode, Money } from './common.ts'
import { MeteringTypeCode, PricingTypeCode } from './enumerations.ts'
import { entity, nullable, ref, words } from './schema.ts'

/** What a line of a bill is for; discounts are negative. */
export const BILL_LINE_KINDS = [
  'InternationalShipping',
  'CollectingFee',
  'StorageFee',
  'AdditionalServiceFee',
  'Premium',
  'VipGroupDiscount',
  'Discount',
  'Gst',
] as const
export type BillLineKind = (typeof BILL_LINE_KINDS)[number]
export const BillLineKindWord = words('BillLineKind', BILL_LINE_KINDS)

const Measure = Type.Number({ description: 'kg, or m³ where volume is metered' })

export const Pricing = entity('Pricing', {
  pricingType: ref(PricingTypeCode),
  metering: ref(MeteringTypeCode),
  firstUnit: nullable(Measure),
  firstPrice: nullable(Money),
  continueUnit: nullable(Measure),
  continuePrice: nullable(Money),
  unitPrice: nullable(Money),
  fixedPrice: nullable(Money),
  minimumCharge: nullable(Money),
})
export type Pricing = Static<typeof Pricing>

export const BillFigures = entity(
  'BillFigures',
  {
    days: Type.Optional(Type.Integer({ description: 'Beyond free storage, of all parcels together' })),
    parcels: Type.Optional(Type.Integer({ description: 'How many parcels these days are of' })),
    dailyFee: Type.Optional(Money),
    count: Type.Optional(Type.Integer()),
    price: Type.Optional(Money),
    value: Type.Optional(Money),
    percent: Type.Optional(Type.String({ maxLength: 20 })),
    minimum: Type.Optional(Money),
    maximum: Type.Optional(Money),
    amount: Type.Optional(Money),
    taxable: Type.Optional(Money),
  },
  'The figures in an explanation, to compute with; those of the freight are in the bill’s pricing',
)
export type BillFigures = Static<typeof BillFigures>

export const BillLine = entity('BillLine', {
  kind: ref(BillLineKindWord),
  displayName: Type.String(),
  amount: Money,
  explanation: Type.String({ description: 'How the amount comes about, in words and figures' }),
  figures: Type.Optional(ref(BillFigures)),
})
export type BillLine = Static<typeof BillLine>

export const Bill = entity(
  'Bill',
  {
    actualWeight: Type.Number({ description: 'kg' }),
    volumeWeight: Type.Number({ description: 'kg' }),
    volume: Type.Number({ description: 'm³' }),
    volumeDivisor: Type.Integer({ description: 'cm³ that count as one kilogram' }),
    chargeableWeight: Type.Number({ description: 'kg' }),
    chargeableVolume: nullable(Type.Number({ description: 'm³, where volume is metered' })),
    roundingStep: Measure,
    minimumMeasure: Measure,
    pricing: ref(Pricing),
    lines: Type.Array(ref(BillLine)),
    total: Money,
    currencyCode: CurrencyCode,
  },
  'Estimate, actual bill and calculator quote in one shape; the lines add up to the total',
)
export type Bill = Static<typeof Bill>
