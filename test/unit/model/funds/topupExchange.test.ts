import fc from 'fast-check'

import { amountToCredit, creditedAmount } from '@/model/funds/topupAmount'
import { compareDecimals, multiplyDecimals } from '@/model/money/decimal'
import { currencyDecimals, moneyText } from '@/model/money/money'

import { creditedAmount as creditedByServer } from '../../../../server/modules/topup/rate.ts'
import { decimalsOf } from '../../../../server/money/currencies.ts'
import { formatAmount, parseAmount } from '../../../../server/money/money.ts'

const anyCurrency = fc.constantFrom('CNY', 'JPY', 'KWD', 'USD', 'THB')
/** In millionths: from 0.000001 to 99,999.999999, half of them round numbers, so that half cents come up. */
const anyRate = fc
  .oneof(
    fc.bigInt({ min: 1n, max: 10n ** 11n - 1n }),
    fc.bigInt({ min: 1n, max: 10n ** 5n }).map((rate) => rate * 5000n),
  )
  .map((millionths) => decimal(millionths, 6))
const anyMinor = fc.bigInt({ min: 1n, max: 10n ** 11n })

interface Case {
  readonly currencyCode: string
  readonly creditedCurrencyCode: string
  readonly exchangeRate: string
  readonly minor: bigint
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  currencyCode: anyCurrency,
  creditedCurrencyCode: anyCurrency,
  exchangeRate: anyRate,
  minor: anyMinor,
})

describe('an amount in another currency', () => {
  it('is the same on the form, on the server and on paper, to the last minor unit', () => {
    fc.assert(
      fc.property(anyCase, ({ minor, ...exchange }) => {
        const { currencyCode, creditedCurrencyCode, exchangeRate } = exchange
        const [from, to] = [decimalsOf(currencyCode), decimalsOf(creditedCurrencyCode)]

        const onForm = creditedAmount(formatAmount(minor, from), { ...exchange, decimals: from })

        expect(onForm).toBe(formatAmount(creditedByServer(minor, exchange), to))
        const scale = 10n ** BigInt(from) * 10n ** 6n
        const units = minor * millionths(exchangeRate) * 10n ** BigInt(to)
        // Adds half a unit and cuts off the rest.
        expect(onForm).toBe(formatAmount((2n * units + scale) / (2n * scale), to))
      }),
      { numRuns: 1000 },
    )
  })

  it('that is suggested for what a payment lacks is the smallest that covers it', () => {
    fc.assert(
      fc.property(anyCase, ({ minor, ...exchange }) => {
        const [from, to] = [decimalsOf(exchange.currencyCode), decimalsOf(exchange.creditedCurrencyCode)]
        const currency = { ...exchange, decimals: from }
        const mostCredited = creditedByServer(10n ** BigInt(9 + from) - 1n, exchange)
        fc.pre(minor <= mostCredited)

        const suggested = parseAmount(amountToCredit(formatAmount(minor, to), currency), from)

        expect(creditedByServer(suggested, exchange)).toBeGreaterThanOrEqual(minor)
        if (suggested > 0n) expect(creditedByServer(suggested - 1n, exchange)).toBeLessThan(minor)
      }),
      { numRuns: 300 },
    )
  })

  it('has the decimals that the server knows, and shows all of them', () => {
    for (const code of ['CNY', 'USD', 'SGD', 'JPY', 'KWD', 'THB'])
      expect([code, currencyDecimals(code)]).toEqual([code, decimalsOf(code)])
    expect(moneyText('12345', 'JPY')).toBe('JP¥12,345')
    expect(moneyText('1234.5', 'KWD')).toBe('KD1,234.500')
  })
})

describe('decimal strings', () => {
  const anyDecimal = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.constantFrom(0, 2, 3, 6))

  it('are multiplied without losing a digit', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, ([a, placesA], [b, placesB]) => {
        expect(multiplyDecimals(decimal(a, placesA), decimal(b, placesB))).toBe(
          decimal(a * b, placesA + placesB),
        )
      }),
    )
  })

  it('are compared by worth, whatever their lengths', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, ([a, placesA], [b, placesB]) => {
        const [left, right] = [a * 10n ** BigInt(placesB), b * 10n ** BigInt(placesA)]
        const expected = left === right ? 0 : left < right ? -1 : 1
        expect(compareDecimals(decimal(a, placesA), decimal(b, placesB))).toBe(expected)
      }),
    )
    expect(compareDecimals('9.99', '10')).toBe(-1)
    expect(compareDecimals('10.000', '10')).toBe(0)
  })
})

function decimal(digits: bigint, places: number): string {
  return formatAmount(digits, places)
}

function millionths(rate: string): bigint {
  return parseAmount(rate, 6)
}
