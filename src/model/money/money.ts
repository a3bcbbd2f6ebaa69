import { scaled } from './scaled'

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
  const cents = Math.floor((product + 5_000) / 10_000)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
