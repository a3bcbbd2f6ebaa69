import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { toComparedBill } from '../../../server/modules/shipping/billView.ts'
import { toBillRecord } from '../../../server/money/billRecord.ts'
import { computeBill, type Bill, type BillInput } from '../../../server/money/bill.ts'
import { compareBills } from '../../../server/money/billDifference.ts'
import { parseMoney } from '../../../server/money/money.ts'
import { billAt } from '../../../server/money/paymentTerm.ts'
import { localised } from '../../../server/texts/localised.ts'
import { text } from '../../../server/texts/text.ts'
import {
  billInput,
  byVolume,
  byWeight,
  firstContinue,
  flat,
  insured,
  worth,
} from '../../support/server/billInputs.ts'
import { anyOrder } from '../../support/server/generatedOrders.ts'

import type { Bill as WireBill } from '../../../server/contracts/bill.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const minor = (amount: string | null) => parseMoney(amount ?? '0.00')

/** Checks every line, and the bill as a whole; answers what is said of each difference. */
function explanationsOf({ comparison = [], total }: WireBill, estimate: WireBill): string[] {
  const differences = comparison.flatMap((line) => line.differences)
  for (const { kind, estimated, actual, differences: parts } of comparison) {
    assert.equal(sum(parts.map(({ amount }) => minor(amount))), minor(actual) - minor(estimated), kind)
  }
  assert.equal(sum(differences.map(({ amount }) => minor(amount))), minor(total) - minor(estimate.total))
  return differences.map(({ explanation }) => explanation)
}

/** What is said of the differences between two bills, line by line, in English. */
function whyOf(before: Partial<BillInput>, now: Partial<BillInput>): string[] {
  return whyBetween(computeBill(billInput(before)), computeBill(billInput(now)))
}

function whyBetween(estimate: Bill, actual: Bill): string[] {
  const { comparison = [] } = toComparedBill(toBillRecord(actual), toBillRecord(estimate), 'en')
  return comparison.flatMap(({ differences }) =>
    differences.map(({ amount, explanation }) => `${amount} ${explanation.replaceAll('\u00a0', ' ')}`),
  )
}

describe('what an order’s bill differs from its estimate by', () => {
  it('adds up to the difference of each line and of the totals, to the cent, and is all known', () => {
    const unknown = ['zh-Hans', 'en'] as const
    const said = unknown.map((language) => text(language, 'billCause.unknown'))
    fc.assert(
      fc.property(anyOrder, ({ estimate, actual, preview, late }) => {
        for (const bill of [actual, preview, late]) {
          for (const explanation of explanationsOf(bill, estimate)) {
            assert.ok(!said.includes(explanation), explanation)
            assert.doesNotMatch(explanation, /\{|undefined|NaN/)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is said to be unknown where the figures don’t lead to the amounts, and still adds up', () => {
    const estimate = computeBill(billInput({ storage: { days: 3, parcels: 1, dailyFee: 100n } }))
    const actual = computeBill(billInput({ storage: { days: 5, parcels: 1, dailyFee: 100n } }))
    const lines = actual.lines.map((line) => ({ ...line, amount: line.amount + 7n }))
    const compared = compareBills(estimate, { ...actual, lines })
    assert.deepEqual(
      compared.map(({ kind, differences }) => [
        kind,
        differences.map(({ amount, cause }) => [amount, cause.key]),
      ]),
      [
        ['InternationalShipping', [[7n, 'billCause.unknown']]],
        [
          'StorageFee',
          [
            [200n, 'billCause.days'],
            [7n, 'billCause.unknown'],
          ],
        ],
      ],
    )
  })

  it('is unknown where a bill is older than its figures', () => {
    const bill = computeBill(billInput({ storage: { days: 3, parcels: 1, dailyFee: 100n } }))
    const old = bill.lines.map((line) => ({
      ...line,
      explanation: { key: 'bill.storageFee', params: { days: 3 } } as const,
    }))
    const more = computeBill(billInput({ storage: { days: 5, parcels: 1, dailyFee: 100n } }))
    const storage = compareBills({ ...bill, lines: old }, more).find(({ kind }) => kind === 'StorageFee')
    assert.deepEqual(storage?.differences, [
      { amount: 200n, cause: { key: 'billCause.unknown', params: {} } },
    ])
  })
})

describe('a difference of the freight', () => {
  const parcels = { weightGrams: 1200, volumeCm3: 6000 }

  it('comes from the weight, with the step that it is rounded up to', () => {
    assert.deepEqual(whyOf({ load: parcels }, { load: { ...parcels, weightGrams: 1600 } }), [
      '15.00 Packed, the actual weight is 1.6 kg, 0.4 kg more than estimated; rounded up in steps of 0.5 kg, 2 kg is charged instead of 1.5 kg',
    ])
  })

  it('comes from the volume once that is the larger', () => {
    assert.deepEqual(whyOf({ load: parcels }, { load: { ...parcels, volumeCm3: 12_000 } }), [
      '15.00 Packed, the volumetric weight is the larger with 2 kg (in the estimate it was the actual weight, 1.2 kg); 2 kg is charged instead of 1.5 kg',
    ])
  })

  it('is less where the boxes are lighter, down to the minimum', () => {
    const rule = { ...byWeight, minimumMeasure: 1000 }
    assert.deepEqual(whyOf({ load: parcels, rule }, { load: { weightGrams: 300, volumeCm3: 1000 }, rule }), [
      '-15.00 Packed, the actual weight is 0.3 kg, 0.9 kg less than estimated; that is below the minimum, so 1 kg is charged instead of 1.5 kg',
    ])
  })

  it('is divided between the weight, the rule and the price, in this order', () => {
    const now = {
      load: { ...parcels, weightGrams: 1600 },
      rule: { ...byWeight, roundingStep: 1000, minimumMeasure: 3000 },
      pricing: { ...firstContinue, continuePrice: 1600n },
    }
    assert.deepEqual(whyOf({ load: parcels }, now), [
      '15.00 Packed, the actual weight is 1.6 kg, 0.4 kg more than estimated; rounded up in steps of 0.5 kg, 2 kg is charged instead of 1.5 kg',
      '30.00 The rules for charging have changed from divisor 6000, steps of 0.5 kg, at least 0.5 kg to divisor 6000, steps of 1 kg, at least 3 kg; 3 kg is charged instead of 2 kg',
      '5.00 The price has changed: “First 0.5 kg at 42.00 + 5 more × 0.5 kg at 16.00” instead of the estimate’s “First 0.5 kg at 42.00 + 2 more × 0.5 kg at 15.00”',
    ])
  })

  it('compares cubic metres where they are charged', () => {
    const pricing = { ...flat, pricingType: 30, unitPrice: 100_000n, fixedPrice: null } as const
    const volume = (volumeCm3: number) => ({ load: { ...parcels, volumeCm3 }, rule: byVolume, pricing })
    assert.deepEqual(whyOf(volume(115_000), volume(131_000)), [
      '20.00 Packed, the volume is 0.131 m³, 0.016 m³ more than estimated; rounded up in steps of 0.01 m³, 0.14 m³ is charged instead of 0.12 m³',
    ])
  })
})

describe('a difference of another charge', () => {
  const storage = (days: number, parcels: number, dailyFee = 100n) => ({
    storage: { days, parcels, dailyFee },
  })
  const photo = { name: localised('拍照', 'Photos'), price: 500n, count: 1 }
  const photos = (count: number) => ({ services: [{ ...photo, count }] })
  const dearer = { load: { weightGrams: 1600, volumeCm3: 3000 } }
  const [freight = ''] = whyOf({}, dearer)

  it('is put into words with its figures', () => {
    const cases: readonly [Partial<BillInput>, Partial<BillInput>, readonly string[]][] = [
      [
        storage(4, 2),
        storage(6, 2),
        ['2.00 6 days beyond free storage for 2 parcels together instead of 4, 1.00 a day'],
      ],
      [storage(0, 0), storage(1, 1), ['1.00 1 day beyond free storage instead of 0, 1.00 a day']],
      [storage(2, 1), storage(0, 0), ['-2.00 0 days beyond free storage instead of 2, 1.00 a day']],
      [
        storage(2, 1),
        storage(2, 1, 150n),
        [
          '1.00 The price has changed: “2 days beyond free storage, 1.50 a day” instead of the estimate’s “2 days beyond free storage, 1.00 a day”',
        ],
      ],
      [photos(1), photos(3), ['10.00 Done 3 times instead of 1, 5.00 each']],
      [{}, photos(2), ['10.00 Not in the estimate; 2 × 5.00']],
      [photos(2), {}, ['-10.00 Not on the actual bill']],
      [
        { services: [photo, { ...photo, name: localised('加固', 'Reinforcement'), price: 900n }] },
        { services: [{ ...photo, name: localised('加固', 'Reinforcement'), price: 900n }] },
        ['-5.00 Not on the actual bill'],
      ],
      [
        { insurances: [insured(50_000n)] },
        { insurances: [insured(60_000n)] },
        ['1.00 By the declared value and exchange rate at weighing, 600.00 is insured instead of 500.00'],
      ],
      [
        {},
        { collectingFee: 800n },
        ['8.00 Freight collect that the warehouse paid for you; not known when you submitted'],
      ],
      [
        { gstRate: '0.09' },
        { ...dearer, gstRate: '0.09' },
        [freight, '1.35 9% of the charges above, which are 87.00 instead of 72.00'],
      ],
      [
        { vipDiscountRate: '0.05' },
        { ...dearer, vipDiscountRate: '0.05' },
        [freight, '-0.75 5% off international shipping, which is 87.00 instead of 72.00'],
      ],
      [
        { coupon: worth(9900n) },
        { ...dearer, coupon: worth(9900n) },
        [freight, '-15.00 Limited to the shipping after the VIP discount, which is 87.00 instead of 72.00'],
      ],
      [{ coupon: worth(1000n) }, {}, ['10.00 Not used for the actual bill; the coupon is available again']],
      [
        {},
        { coupon: worth(1000n) },
        ['-10.00 Chosen after the weighing; 10.00 off international shipping, up to what is left of it'],
      ],
    ]
    for (const [before, now, said] of cases) assert.deepEqual(whyOf(before, now), said)
  })
  it('is storage since the payment was due, which no estimate has', () => {
    const bill = computeBill(billInput({}))
    assert.deepEqual(whyBetween(bill, billAt(bill, { freeUntil: [7], lastDay: 30 }, 10, 100n)), [
      '3.00 Not in the estimate; 3 days beyond the free days, 1.00 a day',
    ])
  })
})
