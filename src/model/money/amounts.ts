import { scaled } from './scaled'

/** Amounts added up, in whole cents throughout. @param amounts decimal strings with up to 2 decimals */
export function sumAmounts(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))
}

/** For sorting: the smaller amount first. */
export function compareAmounts(a: string, b: string): number {
  return toCents(a) - toCents(b)
}

function toCents(amount: string): number {
  return scaled(amount, 2)
}

function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
