import fc from 'fast-check'

import { compareAmounts, sumAmounts } from '@/model/money/amounts'
import { formatMeasure } from '@/model/format/formatMeasure'
import { moneyText } from '@/model/money/moneyText'

describe('sumAmounts', () => {
  it.each([
    [[], '0.00'],
    [['0.10', '0.20'], '0.30'],
    [['42.00', '-15.00', '-30.05'], '-3.05'],
    [['-0.05'], '-0.05'],
  ])('%j is %s', (amounts, sum) => expect(sumAmounts(amounts)).toBe(sum))

  it('adds cents, whatever a float would make of them', () => {
    const cents = fc.integer({ min: -10_000_000, max: 10_000_000 })
    const decimal = (value: number) =>
      `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`
    fc.assert(
      fc.property(fc.array(cents), (values) => {
        expect(sumAmounts(values.map(decimal))).toBe(decimal(values.reduce((a, b) => a + b, 0)))
      }),
    )
  })
})

describe('compareAmounts', () => {
  it('goes by worth, not by letters', () => {
    expect(['100.00', '9.90', '-1.00'].sort(compareAmounts)).toEqual(['-1.00', '9.90', '100.00'])
  })
})

describe('moneyText', () => {
  it.each([
    ['1234.5', 'CNY', '¥1,234.50'],
    ['-15.00', 'CNY', '-¥15.00'],
    ['0.00', 'SGD', 'S$0.00'],
  ])('%s %s is %s', (amount, code, text) => expect(moneyText(amount, code)).toBe(text))
})

describe('formatMeasure', () => {
  it.each([
    [1.5, '1.5'],
    [16, '16'],
    [100, '100'],
    [0.006, '0.006'],
    [0.1 + 0.2, '0.3'],
  ])('%s is %s', (value, text) => expect(formatMeasure(value)).toBe(text))
})
