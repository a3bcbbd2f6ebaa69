import { formatNumber } from './formatNumber'

/** Decimal text of an amount from the wire, which is a string here and a number on other backends. */
export function toAmount(value: string | number): string {
  return typeof value === 'number' ? value.toFixed(2) : value
}

const SYMBOLS: Readonly<Record<string, string>> = {
  CNY: '¥',
  SGD: 'S$',
  MYR: 'RM',
  AUD: 'A$',
  NZD: 'NZ$',
  USD: 'US$',
  CAD: 'C$',
}

/** The sign customers know a currency by; its code where it has none. */
export function currencySymbol(currencyCode: string): string {
  return SYMBOLS[currencyCode] ?? currencyCode
}

/**
 * A share of an amount, rounded half up to cents, in whole numbers throughout.
 *
 * @param amount decimal string with up to 2 decimals
 * @param rate decimal string with up to 4 decimals, e.g. "0.01"
 */
export function multiplyByRate(amount: string, rate: string): string {
  const product = scaled(amount, 2) * scaled(rate, 4)
  return fromCents(Math.floor((product + 5_000) / 10_000))
}

/** Amounts added up, in whole cents throughout. @param amounts decimal strings with up to 2 decimals */
export function sumAmounts(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((cents, amount) => cents + scaled(amount, 2), 0))
}

/** For sorting: the smaller amount first. */
export function compareAmounts(a: string, b: string): number {
  return scaled(a, 2) - scaled(b, 2)
}

/** An amount as customers read it: "¥1,234.50", "-¥15.00". */
export function moneyText(amount: string, currencyCode: string): string {
  const text = formatNumber(amount)
  const symbol = currencySymbol(currencyCode)
  return text.startsWith('-') ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`
}

function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function scaled(decimal: string, places: number): number {
  const [whole = '0', fraction = ''] = decimal.replace(/,/g, '').split('.')
  return Number((whole || '0') + fraction.slice(0, places).padEnd(places, '0'))
}
