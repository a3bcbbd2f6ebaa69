import fc from 'fast-check'

import { CouponType, MeteringType, PricingType } from '../../../server/contracts/enumerations.ts'
import type { BillInput } from '../../../server/money/bill.ts'
import type { BilledCoupon } from '../../../server/money/billLines.ts'
import type { MeteringRule, Pricing } from '../../../server/money/freight.ts'
import { premiumOf } from '../../../server/money/premium.ts'
import { localised } from '../../../server/texts/localised.ts'

const NO_PRICES: Omit<Pricing, 'pricingType'> = {
  firstUnit: null,
  firstPrice: null,
  continueUnit: null,
  continuePrice: null,
  unitPrice: null,
  fixedPrice: null,
  minimumCharge: null,
}

export const byWeight: MeteringRule = {
  metering: MeteringType.WEIGHT,
  volumeDivisor: 6000,
  roundingStep: 500,
  minimumMeasure: 500,
}
export const byVolume: MeteringRule = {
  metering: MeteringType.VOLUME,
  volumeDivisor: 6000,
  roundingStep: 10_000,
  minimumMeasure: 100_000,
}

/** ¥42 for the first 0.5 kg, ¥15 for each further. */
export const firstContinue: Pricing = {
  ...NO_PRICES,
  pricingType: PricingType.FIRST_CONTINUE,
  firstUnit: 500,
  firstPrice: 4200n,
  continueUnit: 500,
  continuePrice: 1500n,
}
export const perKilogram: Pricing = { ...NO_PRICES, pricingType: PricingType.MEASURE, unitPrice: 1234n }
export const flat: Pricing = { ...NO_PRICES, pricingType: PricingType.FIXED, fixedPrice: 5900n }

/** What a bill is computed from: 1.2 kg and nothing extra, except for the changes. */
export function billInput(changes: Partial<BillInput> = {}): BillInput {
  return {
    load: { weightGrams: 1200, volumeCm3: 3000 },
    rule: byWeight,
    pricing: firstContinue,
    currencyCode: 'CNY',
    collectingFee: 0n,
    storage: { days: 0, parcels: 0, dailyFee: 100n },
    services: [],
    insurances: [],
    vipDiscountRate: null,
    coupon: null,
    gstRate: null,
    ...changes,
  }
}

/** A coupon of so much, and how an insured value is charged. */
export const worth = (discountAmount: bigint): BilledCoupon => ({
  name: localised('券', 'Coupon'),
  terms: { type: CouponType.COUPON, discountAmount, discountRate: null, maximumDiscount: null },
})
export const insured = (value: bigint, terms = { rate: '0.01', minimum: 100n }) => ({
  value,
  terms,
  premium: premiumOf(value, terms),
})

const cents = fc.bigInt({ min: 0n, max: 1_000_000n })
const steps = fc.constantFrom(100, 500, 1000)
export const anyStorage: fc.Arbitrary<BillInput['storage']> = fc.record({
  days: fc.nat({ max: 90 }),
  parcels: fc.integer({ min: 1, max: 9 }),
  dailyFee: fc.bigInt({ min: 0n, max: 500n }),
})
const anyPricing: fc.Arbitrary<Pricing> = fc.oneof(
  cents.map((fixedPrice) => ({ ...flat, fixedPrice })),
  fc
    .record({ firstUnit: steps, firstPrice: cents, continueUnit: steps, continuePrice: cents })
    .map((prices) => ({ ...firstContinue, ...prices })),
  fc
    .record({ unitPrice: cents, minimumCharge: fc.option(cents) })
    .map((prices) => ({ ...perKilogram, ...prices })),
)
export const anyCoupon: fc.Arbitrary<BilledCoupon | null> = fc.option(
  fc
    .record({
      type: fc.constantFrom(CouponType.COUPON, CouponType.DISCOUNT_VOUCHER),
      discountAmount: cents,
      discountRate: fc.constantFrom('0.1', '0.125', '1'),
      maximumDiscount: fc.option(cents),
    })
    .map((terms) => ({ name: localised('券', 'Coupon'), terms })),
)
export const anyBillInput: fc.Arbitrary<BillInput> = fc
  .record({
    load: fc.record({
      weightGrams: fc.integer({ min: 1, max: 200_000 }),
      volumeCm3: fc.integer({ min: 1, max: 2_000_000 }),
    }),
    rule: fc.constantFrom(byWeight, byVolume),
    pricing: anyPricing,
    collectingFee: cents,
    storage: anyStorage,
    services: fc.array(
      fc.record({
        name: fc.constant(localised('拍照', 'Photos')),
        price: cents,
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 3 },
    ),
    insurances: fc.array(
      fc
        .tuple(cents, fc.constantFrom('0.01', '0.0125', '0.003'), fc.bigInt({ min: 0n, max: 2000n }))
        .map(([value, rate, minimum]) => insured(value, { rate, minimum })),
      { maxLength: 3 },
    ),
    vipDiscountRate: fc.constantFrom(null, '0.03', '0.125', '0.03333'),
    gstRate: fc.constantFrom(null, '0.09', '0.15', '0.0825'),
    coupon: anyCoupon,
  })
  .map(billInput)
