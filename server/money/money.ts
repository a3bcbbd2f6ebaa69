import { ACCOUNT_DECIMALS } from './currencies.ts'

/**
 * Minor units of a decimal string in a currency that accounts and prices are in: `"12.3"` is `1230n`.
 *
 * @throws RangeError when the text is not an amount with at most two decimals
 */
export function parseMoney(amount: string): bigint {
  return parseAmount(amount, ACCOUNT_DECIMALS)
}

/** The decimal string, with two decimals, of an amount in minor units. */
export function formatMoney(minor: bigint): string {
  return formatAmount(minor, ACCOUNT_DECIMALS)
}

/** The same; null for null. */
export function formatMoneyOrNull(minor: bigint | null): string | null {
  return minor === null ? null : formatMoney(minor)
}

/**
 * Minor units of a decimal string in any currency.
 *
 * @param decimals number of decimals that the currency has
 * @throws RangeError when the text is not an amount, or has more decimals
 */
export function parseAmount(amount: string, decimals: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  const [, sign, whole = '0', fraction = ''] = match ?? []
  if (!match || fraction.length > decimals) throw new RangeError(`not an amount: ${amount}`)
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign === '-' ? -minor : minor
}

/** The decimal string of an amount in minor units, with all decimals of its currency. */
export function formatAmount(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(whole.length)
  return `${minor < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * A share of an amount, rounded half up to the minor unit.
 *
 * @param minor not negative
 * @param rate a decimal string such as `"0.015"`
 */
export function shareOf(minor: bigint, rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  return (minor * BigInt(whole + fraction) * 2n + scale) / (scale * 2n)
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
