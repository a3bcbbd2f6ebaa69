import fc from 'fast-check'

import { amountOf, chargedBy, isDiscount, roundedFrom, type Bill } from '@/model/order/bill'

import { aBillDto } from '../../../support/app/orderFactories'

const line = (kind: Bill['lines'][number]['kind'], amount: string) => ({
  kind,
  amount,
  displayName: kind,
  explanation: '',
})

describe('chargedBy', () => {
  it.each([
    ['the heavier actual weight', { actualWeight: 1.2, volumeWeight: 1 }, 'actual'],
    ['a volume weight that is larger', { actualWeight: 1.2, volumeWeight: 2.31 }, 'volumetric'],
    ['the actual weight when both are the same', { actualWeight: 2, volumeWeight: 2 }, 'actual'],
    ['the minimum', { actualWeight: 1.2, minimumMeasure: 5, roundingStep: 1 }, 'minimum'],
    ['a weight that rounds up to the minimum', { actualWeight: 0.3, volumeWeight: 0.1 }, 'actual'],
    [
      'the volume',
      { chargeableVolume: 0.12, volume: 0.115, roundingStep: 0.01, minimumMeasure: 0.1 },
      'volume',
    ],
    [
      'the least volume',
      { chargeableVolume: 0.1, volume: 0.006, roundingStep: 0.01, minimumMeasure: 0.1 },
      'minimumVolume',
    ],
  ] as const)('is %s', (_case, measures, expected) => {
    expect(chargedBy(aBillDto(measures))).toBe(expected)
  })

  it('says "minimum" exactly when nothing else comes to what is charged for', () => {
    const grams = fc.integer({ min: 1, max: 60_000 })
    const step = fc.constantFrom(100, 500, 1000)
    fc.assert(
      fc.property(grams, grams, step, fc.integer({ min: 1, max: 20 }), (actual, volume, stepGrams, least) => {
        const rounded = Math.ceil(Math.max(actual, volume) / stepGrams) * stepGrams
        const minimum = least * stepGrams
        const bill = aBillDto({
          actualWeight: actual / 1000,
          volumeWeight: volume / 1000,
          roundingStep: stepGrams / 1000,
          minimumMeasure: minimum / 1000,
          chargeableWeight: Math.max(rounded, minimum) / 1000,
        })

        expect(chargedBy(bill) === 'minimum').toBe(rounded < minimum)
      }),
    )
  })
})

describe('roundedFrom', () => {
  it.each([
    ['5.18 kg on the scale', { actualWeight: 5.18, chargeableWeight: 6 }, { by: 'actual', measured: 5.18 }],
    [
      'a larger volume weight',
      { actualWeight: 5.18, volumeWeight: 5.6, chargeableWeight: 6 },
      { by: 'volumetric', measured: 5.6 },
    ],
    ['nothing for a weight that is a whole step', { actualWeight: 6, chargeableWeight: 6 }, null],
    [
      'nothing where the minimum counts',
      { actualWeight: 1.2, minimumMeasure: 5, roundingStep: 1, chargeableWeight: 5 },
      null,
    ],
    [
      'a volume',
      { chargeableVolume: 0.12, volume: 0.115, roundingStep: 0.01, minimumMeasure: 0.1 },
      { by: 'volume', measured: 0.115 },
    ],
  ])('is %s', (_case, measures, expected) => {
    expect(roundedFrom(aBillDto(measures))).toEqual(expected)
  })
})

describe('the lines of a bill', () => {
  const bill = aBillDto({
    lines: [line('Premium', '1.10'), line('Premium', '2.20'), line('Discount', '-15.00')],
  })

  it('are added up by kind', () => {
    expect(amountOf(bill, 'Premium')).toBe('3.30')
    expect(amountOf(bill, 'Gst')).toBe('0.00')
  })

  it('are told apart by their sign', () => {
    expect(bill.lines.map(isDiscount)).toEqual([false, false, true])
  })
})
