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

export const BillLine = entity('BillLine', {
  kind: ref(BillLineKindWord),
  displayName: Type.String(),
  amount: Money,
  explanation: Type.String({ description: 'How the amount comes about, in words and figures' }),
})
export type BillLine = Static<typeof BillLine>

export const BillDifference = entity('BillDifference', {
  amount: Money,
  explanation: Type.String({ description: 'What it comes from, in words and figures' }),
})

export const ComparedBillLine = entity(
  'ComparedBillLine',
  {
    kind: ref(BillLineKindWord),
    displayName: Type.String(),
    estimated: nullable(Money),
    actual: nullable(Money),
    explanation: Type.String({ description: 'How the actual amount comes about, or else the estimated one' }),
    differences: Type.Array(ref(BillDifference), {
      description: 'Why the amount changed; the parts add up to the difference',
    }),
  },
  'A line of an order’s estimate and of its actual bill; one of the amounts is null if only the other has the line',
)
export type ComparedBillLine = Static<typeof ComparedBillLine>

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
    comparison: Type.Optional(
      Type.Array(ref(ComparedBillLine), {
        description: 'With the estimate; only on an actual bill and previews of one',
      }),
    ),
  },
  'Estimate, actual bill and calculator quote in one shape; the lines add up to the total',
)
export type Bill = Static<typeof Bill>
