/** Every currency of the product has two decimals. */
const DECIMALS = 2
const MINOR_PER_MAJOR = 10n ** BigInt(DECIMALS)

/**
 * Minor units of a decimal string in major units: `"12.3"` is `1230n`.
 *
 * @throws RangeError when the text is not an amount with at most two decimals
 */
export function parseMoney(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, sign, whole = '0', fraction = ''] = match
  const minor = BigInt(whole) * MINOR_PER_MAJOR + BigInt(fraction.padEnd(DECIMALS, '0'))
  return sign === '-' ? -minor : minor
}

/** The decimal string, with two decimals, of an amount in minor units. */
export function formatMoney(minor: bigint): string {
  const size = minor < 0n ? -minor : minor
  const fraction = String(size % MINOR_PER_MAJOR).padStart(DECIMALS, '0')
  return `${minor < 0n ? '-' : ''}${size / MINOR_PER_MAJOR}.${fraction}`
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
