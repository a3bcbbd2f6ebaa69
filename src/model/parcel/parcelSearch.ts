import { normaliseExpressNumber } from './parcelGuidance'
import { isExpressNumber } from '../validation/rules'

/** Number of searches remembered (spec section 9). */
export const MAX_SEARCHES = 20

/** Longest search that the server accepts, in characters. */
export const MAX_SEARCH_LENGTH = 100

/** Puts a search at the top, replacing one that differs only in case or surrounding space. */
export function rememberSearch(history: readonly string[], words: string): readonly string[] {
  const trimmed = words.trim()
  if (trimmed === '') return history
  return [trimmed, ...forgetSearch(history, trimmed)].slice(0, MAX_SEARCHES)
}

export function forgetSearch(history: readonly string[], words: string): readonly string[] {
  return history.filter((known) => known.toLowerCase() !== words.toLowerCase())
}

/** Whether a stored value is a valid search history. */
export function isSearchHistory(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_SEARCHES &&
    value.every((words) => typeof words === 'string' && words !== '')
  )
}

/** No tracking number has fewer digits. */
const MIN_DIGITS = 6

/** The search as a tracking number; null when it's more likely a name or a remark. */
export function expressNumberIn(words: string): string | null {
  const number = normaliseExpressNumber(words)
  const digits = number.replace(/\D/g, '').length
  return isExpressNumber(number) && digits >= MIN_DIGITS ? number : null
}
