import fc from 'fast-check'

import { insurancePremium } from '@/model/order/insurancePremium'
import { currencySymbol, multiplyByRate, toAmount } from '@/model/money/money'

describe('toAmount', () => {
  it('keeps a decimal string as it came', () => expect(toAmount('12.3')).toBe('12.3'))
  it('gives a number of another back end its cents', () => expect(toAmount(12.3)).toBe('12.30'))
  it('hides what a float adds', () => expect(toAmount(0.1 + 0.2)).toBe('0.30'))
})

describe('currencySymbol', () => {
  it.each([
    ['CNY', '¥'],
    ['SGD', 'S$'],
    ['MYR', 'RM'],
    ['USD', 'US$'],
  ])('%s is %s', (code, symbol) => expect(currencySymbol(code)).toBe(symbol))

  it('is the code where there is no sign', () => expect(currencySymbol('THB')).toBe('THB'))
})

describe('multiplyByRate', () => {
  it.each([
    ['100.00', '0.01', '1.00'],
    ['0.49', '0.01', '0.00'],
    ['0.50', '0.01', '0.01'],
    ['1,234.56', '0.5', '617.28'],
    ['1,234,567.89', '0.01', '12345.68'],
    ['10', '1', '10.00'],
    ['99.99', '0.0333', '3.33'],
    ['.5', '.5', '0.25'],
  ])('%s × %s = %s', (amount, rate, share) => {
    expect(multiplyByRate(amount, rate)).toBe(share)
  })

  it('is exact to the cent', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 })
    const tenThousandths = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(cents, tenThousandths, (amount, rate) => {
        const product = BigInt(amount) * BigInt(rate)
        const share = (product + 5_000n) / 10_000n
        expect(multiplyByRate(decimal(amount, 2), decimal(rate, 4)).replace('.', '')).toBe(
          String(share).padStart(3, '0'),
        )
      }),
      { numRuns: 300 },
    )
  })
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

function decimal(scaled: number, places: number): string {
  const digits = String(scaled).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
