import fc from 'fast-check'

import {
  compareAmounts,
  CURRENCY_SYMBOLS,
  currencySymbol,
  moneyText,
  multiplyByRate,
  ratePercent,
  subtractAmounts,
  sumAmounts,
  toAmount,
} from '@/model/money/money'
import { insurancePremium } from '@/model/order/insurancePremium'

import { PAYMENT_CURRENCIES } from '../../../../server/money/currencies.ts'
import { formatMoney, parseMoney, shareOf } from '../../../../server/money/money.ts'

const MAX_CENTS = 10n ** 10n
const anyAmount = fc.bigInt({ min: -MAX_CENTS, max: MAX_CENTS }).map(formatMoney)
const positiveAmount = fc.bigInt({ min: 0n, max: MAX_CENTS }).map(formatMoney)
/** 0.5 half of the time, to produce half cents that need rounding. */
const anyRate = fc.oneof(
  fc.constant('0.5'),
  fc.integer({ min: 0, max: 10_000 }).map((steps) => (steps / 10_000).toFixed(4)),
)

describe('the server and the app', () => {
  it('know the same currencies by the same signs', () => {
    const served = PAYMENT_CURRENCIES.map(({ currencyCode, currencySymbol: symbol }) => [
      currencyCode,
      symbol,
    ])
    expect(CURRENCY_SYMBOLS).toEqual(Object.fromEntries(served))
  })

  it('add, subtract, compare and share out alike', () => {
    fc.assert(
      fc.property(
        fc.array(anyAmount),
        anyAmount,
        positiveAmount,
        anyRate,
        (amounts, other, positive, rate) => {
          expect(sumAmounts(amounts)).toBe(formatMoney(amounts.map(parseMoney).reduce((a, b) => a + b, 0n)))
          const [first = '0.00'] = amounts
          expect(BigInt(compareAmounts(first, other))).toBe(parseMoney(first) - parseMoney(other))
          expect(subtractAmounts(first, other)).toBe(formatMoney(parseMoney(first) - parseMoney(other)))
          expect(multiplyByRate(positive, rate)).toBe(formatMoney(shareOf(parseMoney(positive), rate)))
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('toAmount', () => {
  it('keeps a decimal string as it came', () => expect(toAmount('12.3')).toBe('12.3'))
  it('gives a number of another back end its cents', () => expect(toAmount(12.3)).toBe('12.30'))
  it('hides what a float adds', () => expect(toAmount(0.1 + 0.2)).toBe('0.30'))
})

it('a currency without a sign has its code', () => expect(currencySymbol('THB')).toBe('THB'))

describe('moneyText', () => {
  it.each([
    ['1234.5', 'CNY', '¥1,234.50'],
    ['-15.00', 'CNY', '-¥15.00'],
    ['0.00', 'SGD', 'S$0.00'],
  ])('%s %s is %s', (amount, code, text) => expect(moneyText(amount, code)).toBe(text))
})

describe('sumAmounts', () => {
  it.each([
    [[], '0.00'],
    [['0.10', '0.20'], '0.30'],
    [['42.00', '-15.00', '-30.05'], '-3.05'],
    [['-0.05'], '-0.05'],
  ])('%j is %s', (amounts, sum) => expect(sumAmounts(amounts)).toBe(sum))
})

it('compareAmounts goes by worth, not by letters', () => {
  expect(['100.00', '9.90', '-1.00'].sort(compareAmounts)).toEqual(['-1.00', '9.90', '100.00'])
})

describe('multiplyByRate', () => {
  it.each([
    ['100.00', '0.01', '1.00'],
    ['0.49', '0.01', '0.00'],
    ['0.50', '0.01', '0.01'],
    ['1,234.56', '0.5', '617.28'],
    ['1,234,567.89', '0.01', '12345.68'],
    ['10', '1', '10.00'],
    ['.5', '.5', '0.25'],
  ])('%s × %s = %s', (amount, rate, share) => expect(multiplyByRate(amount, rate)).toBe(share))
})

describe('ratePercent', () => {
  it.each([
    ['0.01', '1'],
    ['0.015', '1.5'],
    ['0.07', '7'],
    ['0.0029', '0.29'],
    ['1', '100'],
  ])('%s is %s per cent', (rate, percent) => expect(ratePercent(rate)).toBe(percent))
})

describe('insurancePremium', () => {
  const terms = { insuranceRate: '0.01', minimumPremium: '2.00' }

  it('is a share of the value', () => expect(insurancePremium('1,000.00', terms)).toBe('10.00'))
  it('is at least the minimum', () => expect(insurancePremium('199.00', terms)).toBe('2.00'))
  it('is the share once that reaches the minimum', () =>
    expect(insurancePremium('200.50', terms)).toBe('2.01'))

  it('compares amounts, not their texts', () => {
    expect(insurancePremium('900.00', { insuranceRate: '0.01', minimumPremium: '10.00' })).toBe('10.00')
  })
})
