import { formatNumber } from '../format/formatNumber'

/*
 * Exact arithmetic on decimal strings that aren't negative. An amount times an exchange rate can have more digits than
 * a number holds, and older engines of the mini program have no BigInt.
 */

/** The product of two decimals, with all of its digits. */
export function multiplyDecimals(a: string, b: string): string {
  const [first, second] = [parts(a), parts(b)]
  const digits = multiplyDigits(first.whole + first.fraction, second.whole + second.fraction)
  const places = first.fraction.length + second.fraction.length
  return withPoint(digits, places)
}

/** Rounds half up to a number of decimals, which the result always has. */
export function roundDecimal(decimal: string, places: number): string {
  return formatNumber(decimal, places).replace(/,/g, '')
}

/** Compares two decimals for sorting in ascending order. */
export function compareDecimals(a: string, b: string): number {
  const [first, second] = [parts(a), parts(b)]
  const whole = Math.max(first.whole.length, second.whole.length)
  const places = Math.max(first.fraction.length, second.fraction.length)
  const digitsOf = (one: Parts) => one.whole.padStart(whole, '0') + one.fraction.padEnd(places, '0')
  const [left, right] = [digitsOf(first), digitsOf(second)]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Puts the decimal point into a string of digits, and drops leading zeros. */
export function withPoint(digits: string, places: number): string {
  const padded = digits.padStart(places + 1, '0')
  const whole = padded.slice(0, padded.length - places).replace(/^0+(?=\d)/, '')
  return places === 0 ? whole : `${whole}.${padded.slice(-places)}`
}

interface Parts {
  readonly whole: string
  readonly fraction: string
}

function parts(decimal: string): Parts {
  const [whole = '', fraction = ''] = decimal.split('.')
  return { whole, fraction }
}

/** Long multiplication: adds up the digits' products by column, then carries from right to left. */
function multiplyDigits(a: string, b: string): string {
  const columns = new Array<number>(a.length + b.length).fill(0)
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < b.length; j += 1) {
      columns[i + j + 1] = (columns[i + j + 1] ?? 0) + Number(a.charAt(i)) * Number(b.charAt(j))
    }
  }
  let carry = 0
  const digits = columns.reverse().map((sum) => {
    const total = sum + carry
    carry = Math.floor(total / 10)
    return total % 10
  })
  return digits.reverse().join('')
}
