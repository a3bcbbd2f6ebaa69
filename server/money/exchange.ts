/**
 * The exact price of one unit of a currency in another: `numerator / denominator` units. A fraction, because the rate
 * between two foreign currencies, by way of the home currency, is seldom a finite decimal.
 */
export interface ExactRate {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The rate between a currency and itself. */
export const PARITY: ExactRate = { numerator: 1n, denominator: 1n }

/**
 * Parses a decimal string.
 *
 * @throws RangeError when the text is not a positive decimal
 */
export function parseRate(rate: string): ExactRate {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate)
  const [, whole = '0', fraction = ''] = match ?? []
  const numerator = BigInt(whole + fraction)
  if (!match || numerator === 0n) throw new RangeError(`not a rate: ${rate}`)
  return { numerator, denominator: 10n ** BigInt(fraction.length) }
}

/**
 * The rate between two currencies whose prices in a third one are known.
 *
 * @param from price of one unit of the first currency in the third
 * @param to price of one unit of the second currency in the third
 */
export function crossRate(from: ExactRate, to: ExactRate): ExactRate {
  return { numerator: from.numerator * to.denominator, denominator: from.denominator * to.numerator }
}

/**
 * The same rate for minor units, where the currencies' minor units differ: a yen has none, a dinar has 1000 fils.
 *
 * @param from number of decimals that the first currency has
 * @param to number of decimals that the second currency has
 */
export function inMinorUnits({ numerator, denominator }: ExactRate, from: number, to: number): ExactRate {
  return { numerator: numerator * 10n ** BigInt(to), denominator: denominator * 10n ** BigInt(from) }
}

/**
 * Converts an amount in minor units to the other currency's minor units, rounded half away from zero.
 *
 * @param rate for minor units, which is the rate for major ones if both currencies have the same decimals
 */
export function exchange(minor: bigint, { numerator, denominator }: ExactRate): bigint {
  const size = (minor < 0n ? -minor : minor) * numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  return minor < 0n ? -rounded : rounded
}
