import { isBoxValues, type BoxValues } from './box'

/** A saved quote, stored on the device. */
export interface KeptQuote {
  readonly id: string
  /** ISO 8601 time of keeping it; prices may have changed since. */
  readonly time: string
  readonly values: BoxValues
  readonly destination: string
  readonly channelId: string
  readonly channelName: string
  /** Decimal string. */
  readonly total: string
  readonly currencyCode: string
}

export const MAX_KEPT_QUOTES = 5

/** Newest first. The same channel for the same box replaces the older one. */
export function keepQuote(kept: readonly KeptQuote[], quote: KeptQuote): readonly KeptQuote[] {
  return [quote, ...kept.filter((other) => !isSame(other, quote))].slice(0, MAX_KEPT_QUOTES)
}

export function isSame(
  a: Pick<KeptQuote, 'channelId' | 'values'>,
  b: Pick<KeptQuote, 'channelId' | 'values'>,
): boolean {
  return a.channelId === b.channelId && JSON.stringify(a.values) === JSON.stringify(b.values)
}

/** Whether a stored value is a list of kept quotes. */
export function isKeptQuotes(value: unknown): value is readonly KeptQuote[] {
  return Array.isArray(value) && value.every(isKeptQuote)
}

const TEXTS = ['id', 'time', 'destination', 'channelId', 'channelName', 'total', 'currencyCode'] as const

function isKeptQuote(value: unknown): value is KeptQuote {
  if (typeof value !== 'object' || value === null) return false
  const quote = value as Partial<Record<keyof KeptQuote, unknown>>
  return TEXTS.every((name) => typeof quote[name] === 'string') && isBoxValues(quote.values)
}
