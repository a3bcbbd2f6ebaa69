import fc from 'fast-check'

import { readBill } from '@/api/quotes'
import { PricingType } from '@/model/enumerations/shipping'
import type { Bill, BillFigures, BillLine, BillLineKind } from '@/model/order/bill'
import { compareBills } from '@/model/order/billComparison'

import { aBillDto } from '../../../support/app/orderFactories'
import { anyOrder } from '../../../support/server/generatedOrders'

const cents = (amount: string | null) => Math.round(Number(amount ?? '0') * 100)
const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + cents(amount), 0)

/** Every pair of bills that a customer may compare: after the weighing, and with another coupon. */
const anyPair = anyOrder.map(
  ({ estimate, actual, preview }) => [readBill(estimate), readBill(actual), readBill(preview)] as const,
)

function expectExplained(estimate: Bill, actual: Bill): void {
  const { lines, difference, unexplained } = compareBills(estimate, actual)
  for (const line of lines) {
    const causes = line.differences.map(({ amount }) => amount)
    expect([line.kind, sum(causes)]).toEqual([line.kind, cents(line.actual) - cents(line.estimated)])
  }
  const everyCause = lines.flatMap(({ differences }) => differences.map(({ amount }) => amount))
  expect(sum(everyCause)).toBe(cents(actual.total) - cents(estimate.total))
  expect([difference, unexplained]).toEqual([(sum(everyCause) / 100).toFixed(2), '0.00'])
}

describe('the causes of a difference', () => {
  it('add up to the difference of the lines and of the totals, to the cent', () => {
    fc.assert(
      fc.property(anyPair, ([estimate, actual, preview]) => {
        expectExplained(estimate, actual)
        expectExplained(estimate, preview)
      }),
      { numRuns: 300 },
    )
  })

  it('are all known for the bills of this server', () => {
    fc.assert(
      fc.property(anyPair, ([estimate, actual, preview]) => {
        for (const bill of [actual, preview]) {
          const kinds = compareBills(estimate, bill).lines.flatMap(({ differences }) =>
            differences.map(({ kind }) => kind),
          )
          expect(kinds).not.toContain('unknown')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are said to be unknown where the figures don’t lead to the amounts, and still add up', () => {
    const anyTampered = fc
      .tuple(anyPair, fc.integer({ min: -500, max: 500 }), fc.nat())
      .map(([[estimate, actual], extra, at]) => {
        const lines = actual.lines.map((line, index) =>
          index === at % actual.lines.length
            ? { ...line, amount: ((cents(line.amount) + extra) / 100).toFixed(2) }
            : line,
        )
        const total = (sum(lines.map(({ amount }) => amount)) / 100).toFixed(2)
        return [estimate, { ...actual, lines, total }] as const
      })
    fc.assert(fc.property(anyTampered, ([estimate, actual]) => expectExplained(estimate, actual)))
  })

  it('leave open what a bill’s lines don’t add up to', () => {
    const { unexplained } = compareBills(aBillDto(), aBillDto({ total: '73.50' }))
    expect(unexplained).toBe('1.50')
  })
})

/** A bill of one line beside the freight, which is the same on all of them. */
const billWith = (kind: BillLineKind, amount: string | null, figures: BillFigures = {}, explanation = '') => {
  const { lines } = aBillDto()
  const line = { kind, displayName: kind, amount: amount ?? '', explanation, figures }
  return aBillDto({ lines: amount === null ? lines : [...lines, line] })
}
const whyOf = (before: Bill, now: Bill) =>
  compareBills(before, now).lines.flatMap(({ differences }) => differences)

describe('a fee that differs', () => {
  it('has grown by days of storage, and by what a day costs', () => {
    expect(
      whyOf(
        billWith('StorageFee', '4.00', { days: 4, parcels: 2, dailyFee: '1.00' }, '4 × 1.00'),
        billWith('StorageFee', '9.00', { days: 6, parcels: 3, dailyFee: '1.50' }, '6 × 1.50'),
      ),
    ).toEqual([
      { kind: 'days', before: 4, now: 6, parcels: 3, dailyFee: '1.00', amount: '2.00' },
      { kind: 'terms', before: '4 × 1.00', now: '6 × 1.50', amount: '3.00' },
    ])
  })

  it('has begun with the first day beyond free storage', () => {
    expect(
      whyOf(
        billWith('StorageFee', null),
        billWith('StorageFee', '2.00', { days: 2, parcels: 1, dailyFee: '1.00' }),
      ),
    ).toEqual([{ kind: 'days', before: 0, now: 2, parcels: 1, dailyFee: '1.00', amount: '2.00' }])
  })

  it('has been done more often', () => {
    expect(
      whyOf(
        billWith('AdditionalServiceFee', '5.00', { count: 1, price: '5.00' }),
        billWith('AdditionalServiceFee', '15.00', { count: 3, price: '5.00' }),
      ),
    ).toEqual([{ kind: 'count', before: 1, now: 3, price: '5.00', amount: '10.00' }])
  })

  it('insures another value', () => {
    const terms = { percent: '1', minimum: '1.00' }
    expect(
      whyOf(
        billWith('Premium', '5.00', { ...terms, value: '500.00' }),
        billWith('Premium', '6.00', { ...terms, value: '600.00' }),
      ),
    ).toEqual([{ kind: 'insuredValue', before: '500.00', now: '600.00', amount: '1.00' }])
  })

  it('follows from the sum that is taxed', () => {
    expect(
      whyOf(
        billWith('Gst', '9.00', { percent: '9', taxable: '100.00' }),
        billWith('Gst', '9.90', { percent: '9', taxable: '110.00' }),
      ),
    ).toEqual([{ kind: 'taxable', before: '100.00', now: '110.00', percent: '9', amount: '0.90' }])
  })

  it.each([
    ['CollectingFee', null, '8.00', 'collecting'],
    ['Premium', null, '3.00', 'added'],
    ['AdditionalServiceFee', '3.00', null, 'removed'],
    ['VipGroupDiscount', '-3.00', null, 'removed'],
    ['Discount', null, '-4.00', 'couponUsed'],
    ['Discount', '-4.00', null, 'couponUnused'],
    // Bills that are older than their figures.
    ['StorageFee', '3.00', '4.00', 'unknown'],
    ['Premium', '3.00', '4.00', 'unknown'],
    ['Gst', '1.00', '2.00', 'unknown'],
  ] as const)('%s from %s to %s: “%s”', (kind, before, now, cause) => {
    expect(whyOf(billWith(kind, before), billWith(kind, now)).map((one) => one.kind)).toEqual([cause])
  })
})

describe('freight that differs', () => {
  const packed = { actualWeight: 1.6, chargeableWeight: 2 }
  const withFreight = (amount: string, more: object = {}) => {
    const bill = aBillDto()
    return { ...bill, ...more, lines: bill.lines.map((line) => ({ ...line, amount })) }
  }
  const dearer = { ...aBillDto().pricing, continuePrice: '16.00' }

  it('is put down to the weight, with what it is rounded to', () => {
    expect(whyOf(withFreight('72.00'), withFreight('87.00', packed))).toEqual([
      {
        kind: 'measure',
        before: { by: 'actual', measured: 1.2 },
        now: { by: 'actual', measured: 1.6 },
        chargedBefore: 1.5,
        charged: 2,
        unit: 'kg',
        step: 0.5,
        isMinimum: false,
        amount: '15.00',
      },
    ])
  })

  it('is divided between the weight and the price', () => {
    const now = withFreight('90.00', { ...packed, pricing: dearer })
    expect(whyOf(withFreight('72.00'), now).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['measure', '15.00'],
      ['terms', '3.00'],
    ])
  })

  it('names the volumetric weight once that is the larger', () => {
    expect(whyOf(withFreight('72.00'), withFreight('87.00', { volume: 0.0108 }))).toMatchObject([
      { before: { by: 'actual', measured: 1.2 }, now: { by: 'volumetric', measured: 1.8 } },
    ])
  })

  it('is put down to the rule that has changed', () => {
    expect(whyOf(withFreight('72.00'), withFreight('87.00', { minimumMeasure: 2 }))).toMatchObject([
      { kind: 'rule', changes: [{ rule: 'minimum', before: 0.5, now: 2 }], chargedBefore: 1.5, charged: 2 },
    ])
  })

  it('below the minimum says so', () => {
    const least = { minimumMeasure: 1 }
    expect(
      whyOf(
        withFreight('72.00', least),
        withFreight('57.00', { ...least, actualWeight: 0.4, volume: 0.001 }),
      ),
    ).toMatchObject([{ now: { measured: 0.4 }, charged: 1, isMinimum: true, amount: '-15.00' }])
  })
})

describe('a discount that differs', () => {
  const bills = (freight: string, vip: string | null, coupon: string, figures: BillFigures) => {
    const bill = aBillDto()
    const [line] = bill.lines
    const named = (kind: BillLineKind, amount: string, ofLine: BillFigures): BillLine => ({
      kind,
      displayName: kind,
      amount,
      explanation: kind,
      figures: ofLine,
    })
    return {
      ...bill,
      pricing: { ...bill.pricing, pricingType: PricingType.FIXED, fixedPrice: freight },
      lines: [
        ...(line ? [{ ...line, amount: freight }] : []),
        ...(vip === null ? [] : [named('VipGroupDiscount', vip, { percent: '5' })]),
        named('Discount', coupon, figures),
      ],
    }
  }

  it('follows from the shipping', () => {
    const share = { percent: '10' }
    expect(
      whyOf(bills('70.00', '-3.50', '-7.00', share), bills('80.00', '-4.00', '-8.00', share)).map(
        ({ kind, amount }) => [kind, amount],
      ),
    ).toEqual([
      ['terms', '10.00'],
      ['freight', '-0.50'],
      ['coupon', '-1.00'],
    ])
  })

  it('is limited to what is left of the shipping', () => {
    const worth = { amount: '99.00' }
    expect(
      whyOf(bills('70.00', '-3.50', '-66.50', worth), bills('80.00', '-4.00', '-76.00', worth)).at(-1),
    ).toEqual({ kind: 'freightLeft', before: '66.50', now: '76.00', amount: '-9.50' })
  })
})
