import { ACCOUNT_DECIMALS } from './currencies.ts'

/**
 * Minor units of a decimal string in major units: `"12.3"` is `1230n` with two decimals.
 *
 * @param decimals of the currency; by default those of accounts and prices
 * @throws RangeError when the text is not an amount, or has more decimals
 */
export function parseMoney(amount: string, decimals: number = ACCOUNT_DECIMALS): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  const [, sign, whole = '0', fraction = ''] = match ?? []
  if (!match || fraction.length > decimals) throw new RangeError(`not an amount: ${amount}`)
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign === '-' ? -minor : minor
}

/**
 * The decimal string of an amount in minor units, with all decimals of the currency.
 *
 * @param decimals of the currency; by default those of accounts and prices
 */
export function formatMoney(minor: bigint, decimals: number = ACCOUNT_DECIMALS): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(whole.length)
  return `${minor < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * A share of an amount that is not negative, rounded half up to the minor unit.
 *
 * @param rate a decimal string such as `"0.015"`
 */
export function shareOf(minor: bigint, rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  return (minor * BigInt(whole + fraction) * 2n + scale) / (scale * 2n)
}
