const MAX_DECIMALS = 10

/**
 * Formats a decimal for display: thousands separators, rounded half away from zero. Works on the digits, so
 * that money never passes through a float; mini programs have no `Intl`.
 *
 * @param value a decimal string ("1234.5") or a number
 * @param decimals 2 by default, 0 to 10 (spec section 9)
 * @returns "1,234.50"; an empty string when `value` isn't a number
 */
export function formatNumber(value: string | number, decimals = 2): string {
  const places = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimals)))
  const match = /^([-+]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(plainDecimal(value))
  if (!match) return ''
  const [, sign, whole = '', fraction = ''] = match
  const text = groupThousands(roundDigits(`0${whole}`, fraction, places), places)
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text
}

/** @param digits all digits of the number, the last `places` of them after the decimal point */
function groupThousands(digits: string, places: number): string {
  const integer = digits.slice(0, digits.length - places).replace(/^0+(?=\d)/, '')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',')
  return places > 0 ? `${grouped}.${digits.slice(-places)}` : grouped
}

/** Writes out numbers in exponential notation, such as "1e-7". */
function plainDecimal(value: string | number): string {
  const text = String(value).trim()
  return typeof value === 'number' && /e/i.test(text) ? value.toFixed(MAX_DECIMALS) : text
}

/** All digits of the rounded number, the last `places` of them after the decimal point. */
function roundDigits(whole: string, fraction: string, places: number): string {
  const kept = whole + fraction.slice(0, places).padEnd(places, '0')
  const next = fraction.charAt(places)
  return next >= '5' ? addOne(kept) : kept
}

function addOne(digits: string): string {
  const trailingNines = /9*$/.exec(digits)?.[0].length ?? 0
  const head = digits.slice(0, digits.length - trailingNines)
  const raised = head.slice(0, -1) + String(Number(head.slice(-1)) + 1)
  return raised + '0'.repeat(trailingNines)
}
