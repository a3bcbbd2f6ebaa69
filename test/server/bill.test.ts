import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { CouponType, MeteringType, PricingType } from '../../server/contracts/enumerations.ts'
import { billView, fromBillRecord, toBillRecord } from '../../server/modules/shipping/billRecord.ts'
import { computeBill, withCoupon, type BillInput } from '../../server/money/bill.ts'
import type { BilledCoupon } from '../../server/money/billLines.ts'
import { freightOf, measureLoad, type MeteringRule, type Pricing } from '../../server/money/freight.ts'
import { parseMoney } from '../../server/money/money.ts'
import { premiumOf } from '../../server/money/premium.ts'
import { localised } from '../../server/texts/localised.ts'

import type { Bill } from '../../server/contracts/bill.ts'

const NO_PRICES: Omit<Pricing, 'pricingType'> = {
  firstUnit: null,
  firstPrice: null,
  continueUnit: null,
  continuePrice: null,
  unitPrice: null,
  fixedPrice: null,
  minimumCharge: null,
}

const byWeight: MeteringRule = {
  metering: MeteringType.WEIGHT,
  volumeDivisor: 6000,
  roundingStep: 500,
  minimumMeasure: 500,
}
const byVolume: MeteringRule = {
  metering: MeteringType.VOLUME,
  volumeDivisor: 6000,
  roundingStep: 10_000,
  minimumMeasure: 100_000,
}

/** ¥42 for the first 0.5 kg, ¥15 for each further. */
const firstContinue: Pricing = {
  ...NO_PRICES,
  pricingType: PricingType.FIRST_CONTINUE,
  firstUnit: 500,
  firstPrice: 4200n,
  continueUnit: 500,
  continuePrice: 1500n,
}
const perKilogram: Pricing = { ...NO_PRICES, pricingType: PricingType.MEASURE, unitPrice: 1234n }
const flat: Pricing = { ...NO_PRICES, pricingType: PricingType.FIXED, fixedPrice: 5900n }

function input(changes: Partial<BillInput> = {}): BillInput {
  return {
    load: { weightGrams: 1200, volumeCm3: 3000 },
    rule: byWeight,
    pricing: firstContinue,
    currencyCode: 'CNY',
    collectingFee: 0n,
    storage: { days: 0, dailyFee: 100n },
    services: [],
    insurances: [],
    vipDiscountRate: null,
    coupon: null,
    gstRate: null,
    ...changes,
  }
}

/** A coupon of so much, and how an insured value is charged. */
const worth = (discountAmount: bigint): BilledCoupon => ({
  name: localised('券', 'Coupon'),
  terms: { type: CouponType.COUPON, discountAmount, discountRate: null, maximumDiscount: null },
})
const insured = (value: bigint, terms = { rate: '0.01', minimum: 100n }) => ({
  value,
  terms,
  premium: premiumOf(value, terms),
})

const amounts = (wanted: BillInput) =>
  Object.fromEntries(computeBill(wanted).lines.map(({ kind, amount }) => [kind, amount]))

describe('chargeable weight', () => {
  it('is the actual weight rounded up to the step', () => {
    assert.equal(measureLoad({ weightGrams: 1001, volumeCm3: 100 }, byWeight).chargeableGrams, 1500)
    assert.equal(measureLoad({ weightGrams: 1000, volumeCm3: 100 }, byWeight).chargeableGrams, 1000)
  })

  it('is the volume weight where that is larger', () => {
    const measured = measureLoad({ weightGrams: 1000, volumeCm3: 12_600 }, byWeight)
    assert.deepEqual([measured.volumeWeightGrams, measured.chargeableGrams], [2100, 2500])
  })

  it('is at least the channel’s minimum', () => {
    assert.equal(measureLoad({ weightGrams: 20, volumeCm3: 1 }, byWeight).chargeableGrams, 500)
  })

  it('does not matter where volume is metered: that is rounded up instead', () => {
    const measured = measureLoad({ weightGrams: 40_000, volumeCm3: 123_456 }, byVolume)
    assert.deepEqual([measured.measure, measured.chargeableGrams], [130_000, 40_000])
    assert.equal(measureLoad({ weightGrams: 1, volumeCm3: 5000 }, byVolume).measure, 100_000)
  })
})

describe('freight', () => {
  it('is the first unit, and every further one that is begun', () => {
    assert.equal(freightOf(500, MeteringType.WEIGHT, firstContinue), 4200n)
    assert.equal(freightOf(501, MeteringType.WEIGHT, firstContinue), 5700n)
    assert.equal(freightOf(2000, MeteringType.WEIGHT, firstContinue), 8700n)
  })

  it('is the unit price times the measure, rounded half up to the cent', () => {
    assert.equal(freightOf(2500, MeteringType.WEIGHT, perKilogram), 3085n)
    assert.equal(freightOf(250_000, MeteringType.VOLUME, { ...perKilogram, unitPrice: 98_000n }), 24_500n)
    assert.equal(freightOf(1250, MeteringType.WEIGHT, { ...perKilogram, unitPrice: 10n }), 13n)
  })

  it('is one price whatever the weight', () => {
    assert.equal(freightOf(100, MeteringType.WEIGHT, flat), 5900n)
    assert.equal(freightOf(90_000, MeteringType.WEIGHT, flat), 5900n)
  })

  it('is never below the minimum charge', () => {
    assert.equal(freightOf(500, MeteringType.WEIGHT, { ...perKilogram, minimumCharge: 9000n }), 9000n)
  })
})

describe('a bill', () => {
  it('adds what there is to the freight', () => {
    const lines = amounts(
      input({
        collectingFee: 1200n,
        storage: { days: 3, dailyFee: 100n },
        services: [{ name: localised('拍照', 'Photos'), price: 500n, count: 3 }],
        insurances: [insured(88_800n)],
      }),
    )
    assert.deepEqual(lines, {
      InternationalShipping: 7200n,
      CollectingFee: 1200n,
      StorageFee: 300n,
      AdditionalServiceFee: 1500n,
      Premium: 888n,
    })
  })

  it('takes VIP discount and coupon off the shipping alone, and taxes the rest', () => {
    const lines = amounts(
      input({
        insurances: [insured(1n)],
        vipDiscountRate: '0.05',
        coupon: worth(1000n),
        gstRate: '0.09',
      }),
    )
    assert.deepEqual(lines, {
      InternationalShipping: 7200n,
      Premium: 100n,
      VipGroupDiscount: -360n,
      Discount: -1000n,
      Gst: 535n,
    })
  })

  it('never gives more off than the shipping costs', () => {
    const bill = computeBill(input({ vipDiscountRate: '0.5', coupon: worth(99_999n) }))
    assert.equal(bill.total, 0n)
  })

  it('can be computed again from what it shows', () => {
    fc.assert(
      fc.property(anyInput, (wanted) => {
        const shown = billView(toBillRecord(computeBill(wanted)), 'en')
        const sum = shown.lines.reduce((total, line) => total + parseMoney(line.amount), 0n)
        assert.equal(sum, parseMoney(shown.total))
        for (const line of shown.lines) {
          assert.equal(parseMoney(line.amount), AMOUNTS[line.kind](line, shown), line.explanation)
        }
      }),
    )
  })

  it('says so where a premium was agreed on other terms than today’s', () => {
    const agreed = { ...insured(20_000n), premium: 555n }
    const shown = billView(toBillRecord(computeBill(input({ insurances: [agreed] }))), 'en')
    const premium = shown.lines.find(({ kind }) => kind === 'Premium')
    assert.deepEqual(
      [premium?.amount, premium?.explanation],
      ['5.55', 'Insured value 200.00, at the premium agreed when it was insured'],
    )
  })

  it('that was kept takes another coupon as if it had been computed with it', () => {
    fc.assert(
      fc.property(anyInput, anyCoupon, (wanted, coupon) => {
        const kept = fromBillRecord(toBillRecord(computeBill(wanted)))
        assert.deepEqual(withCoupon(kept, coupon), computeBill({ ...wanted, coupon }))
      }),
    )
  })

  it('that was kept before its lines had these figures can still be read', () => {
    const record = toBillRecord(computeBill(input()))
    const keys = ['bill.storageFee', 'bill.premium', 'bill.coupon'] as const
    const old = keys.map((key) => {
      const explanation = { key, params: { days: 3 } }
      return { kind: 'Discount' as const, name: null, amount: '-1.00', explanation }
    })
    assert.deepEqual(
      billView({ ...record, lines: old }, 'en').lines.map(({ explanation }) => explanation),
      ['3 days beyond free storage', 'By insured value', 'Taken off international shipping'],
    )
  })

  it('that was kept before its tax rate was takes the rate from its tax', () => {
    const { gstRate, ...old } = toBillRecord(computeBill(input({ gstRate: '0.09' })))
    assert.equal(gstRate, '0.09')
    const bill = withCoupon(fromBillRecord(old), worth(1000n))
    assert.equal(bill.lines.find(({ kind }) => kind === 'Gst')?.amount, 558n)
  })
})

const cents = fc.bigInt({ min: 0n, max: 1_000_000n })
const steps = fc.constantFrom(100, 500, 1000)
const anyPricing: fc.Arbitrary<Pricing> = fc.oneof(
  cents.map((fixedPrice) => ({ ...flat, fixedPrice })),
  fc
    .record({ firstUnit: steps, firstPrice: cents, continueUnit: steps, continuePrice: cents })
    .map((prices) => ({ ...firstContinue, ...prices })),
  fc
    .record({ unitPrice: cents, minimumCharge: fc.option(cents) })
    .map((prices) => ({ ...perKilogram, ...prices })),
)
const anyCoupon: fc.Arbitrary<BilledCoupon | null> = fc.option(
  fc
    .record({
      type: fc.constantFrom(CouponType.COUPON, CouponType.DISCOUNT_VOUCHER),
      discountAmount: cents,
      discountRate: fc.constantFrom('0.1', '0.125', '1'),
      maximumDiscount: fc.option(cents),
    })
    .map((terms) => ({ name: localised('券', 'Coupon'), terms })),
)
const anyInput: fc.Arbitrary<BillInput> = fc
  .record({
    load: fc.record({
      weightGrams: fc.integer({ min: 1, max: 200_000 }),
      volumeCm3: fc.integer({ min: 1, max: 2_000_000 }),
    }),
    rule: fc.constantFrom(byWeight, byVolume),
    pricing: anyPricing,
    collectingFee: cents,
    storage: fc.record({ days: fc.nat({ max: 90 }), dailyFee: fc.bigInt({ min: 0n, max: 500n }) }),
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
  .map(input)

type Line = Bill['lines'][number]

/** How a customer with a calculator finds each amount, from what the bill shows alone. */
const AMOUNTS: Readonly<Record<Line['kind'], (line: Line, bill: Bill) => bigint>> = {
  InternationalShipping: (_, bill) => freightFromView(bill),
  // What the warehouse paid: there is nothing to compute.
  CollectingFee: ({ amount }) => parseMoney(amount),
  StorageFee: timesFromView,
  AdditionalServiceFee: timesFromView,
  Premium: ({ explanation }) => {
    const [percent = '', value = '', minimum = ''] = figuresIn(explanation)
    return larger(percentage(parseMoney(value), percent), parseMoney(minimum))
  },
  VipGroupDiscount: ({ explanation }, bill) => {
    const [percent = ''] = figuresIn(explanation)
    return -percentage(sumOf(bill, 'InternationalShipping'), percent)
  },
  Discount: ({ explanation }, bill) =>
    -smaller(couponFromView(explanation), sumOf(bill, 'InternationalShipping', 'VipGroupDiscount')),
  Gst: ({ explanation, amount }, bill) => {
    const [percent = '', shown = ''] = figuresIn(explanation)
    const taxable = parseMoney(bill.total) - parseMoney(amount)
    assert.equal(parseMoney(shown), taxable)
    return percentage(taxable, percent)
  },
}

function timesFromView({ explanation }: Line): bigint {
  const [count = '', price = ''] = figuresIn(explanation)
  return BigInt(count) * parseMoney(price)
}

function sumOf({ lines }: Bill, ...kinds: readonly Line['kind'][]): bigint {
  return lines
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + parseMoney(amount), 0n)
}

function figuresIn(explanation: string): readonly string[] {
  return explanation.match(/\d+(\.\d+)?/g) ?? []
}

function couponFromView(explanation: string): bigint {
  const [first = '', second = '', third = ''] = figuresIn(explanation)
  const isShare = explanation.includes('%')
  const wanted = isShare ? percentage(parseMoney(second), first) : parseMoney(first)
  return explanation.includes('at most') ? smaller(wanted, parseMoney(isShare ? third : second)) : wanted
}

/** A share in percent, rounded half up to the cent. */
function percentage(amount: bigint, percent: string): bigint {
  const [whole = '', fraction = ''] = percent.split('.')
  const scale = 100n * 10n ** BigInt(fraction.length)
  return (amount * BigInt(whole + fraction) * 2n + scale) / (scale * 2n)
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The freight as a customer with a calculator finds it, from the figures on the bill alone. */
function freightFromView({ pricing, chargeableWeight, chargeableVolume }: Bill): bigint {
  const measure = chargeableVolume ?? chargeableWeight
  const minimum = parseMoney(pricing.minimumCharge ?? '0.00')
  const price = priceFromView(pricing, measure)
  return price > minimum ? price : minimum
}

function priceFromView(pricing: Bill['pricing'], measure: number): bigint {
  const money = (amount: string | null) => parseMoney(amount ?? '0.00')
  if (pricing.pricingType === PricingType.FIXED) return money(pricing.fixedPrice)
  if (pricing.pricingType === PricingType.MEASURE) {
    const thousandths = BigInt(Math.round(measure * 1_000_000))
    return (money(pricing.unitPrice) * thousandths * 2n + 1_000_000n) / 2_000_000n
  }
  const beyond = measure - (pricing.firstUnit ?? 0)
  const units = Math.max(0, Math.ceil(Number((beyond / (pricing.continueUnit ?? 1)).toFixed(9))))
  return money(pricing.firstPrice) + BigInt(units) * money(pricing.continuePrice)
}
