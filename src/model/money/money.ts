import { formatMeasure } from '../format/formatMeasure'
import { formatNumber } from '../format/formatNumber'

/** Decimals of the currencies that balances and prices are in. */
const DECIMALS = 2

/** Decimals of the other currencies, the same as in the server's table. */
const OTHER_DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 }

/** Rates have four decimals: hundredths of a percent. */
const RATE_DECIMALS = 4

/** Symbols of the product's currencies, the same as in the server's table. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  CNY: '¥',
  USD: 'US$',
  SGD: 'S$',
  MYR: 'RM',
  AUD: 'A$',
  NZD: 'NZ$',
  CAD: 'C$',
  JPY: 'JP¥',
  KWD: 'KD',
}

/** Symbol of a currency; its code when the product doesn't know it. */
export function currencySymbol(currencyCode: string): string {
  return CURRENCY_SYMBOLS[currencyCode] ?? currencyCode
}

/** How many decimals an amount of the currency has. */
export function currencyDecimals(currencyCode: string): number {
  return OTHER_DECIMALS[currencyCode] ?? DECIMALS
}

/** Decimal string of an amount in a response: a string in this API, a number in other back ends. */
export function toAmount(value: string | number): string {
  return typeof value === 'number' ? value.toFixed(DECIMALS) : value
}

/** Formats an amount for display: "¥1,234.50", "-¥15.00", "JP¥1,234". */
export function moneyText(amount: string, currencyCode: string): string {
  const text = formatNumber(amount, currencyDecimals(currencyCode))
  const symbol = currencySymbol(currencyCode)
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`
}

/**
 * Adds amounts, in integer cents.
 * @param amounts decimal strings, such as "12.50"
 */
export function sumAmounts(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))
}

/** `amount` minus `other`, in integer cents; both decimal strings. */
export function subtractAmounts(amount: string, other: string): string {
  return fromCents(toCents(amount) - toCents(other))
}

/** For sorting: the smaller amount first. */
export function compareAmounts(a: string, b: string): number {
  return toCents(a) - toCents(b)
}

/**
 * A share of an amount that isn't negative, rounded half up to cents, in integer arithmetic.
 *
 * @param amount a decimal string, such as "12.50"
 * @param rate a decimal string with up to four decimals, such as "0.0125"
 */
export function multiplyByRate(amount: string, rate: string): string {
  const scale = 10 ** RATE_DECIMALS
  return fromCents(Math.floor((toCents(amount) * scaled(rate, RATE_DECIMALS) + scale / 2) / scale))
}

/**
 * A rate in percent, without the percent sign: "0.015" → "1.5".
 * @param rate a decimal string with up to four decimals
 */
export function ratePercent(rate: string): string {
  return formatMeasure(scaled(rate, RATE_DECIMALS) / 100)
}

function toCents(amount: string): number {
  return scaled(amount, DECIMALS)
}

function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(DECIMALS + 1, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/**
 * A decimal as an integer of its smallest units, for exact arithmetic: cents for 2 places.
 *
 * @param decimal may be negative and have thousands commas; decimals beyond `places` are cut off
 */
function scaled(decimal: string, places: number): number {
  const [whole = '', fraction = ''] = decimal.replace(/,/g, '').split('.')
  return Number((whole || '0') + fraction.slice(0, places).padEnd(places, '0'))
}
