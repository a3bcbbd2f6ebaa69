import { normaliseExpressNumber } from './parcelGuidance'
import { isExpressNumber } from '../validation/rules'

/** Spec section 9: how many keywords the search remembers. */
export const MOST_SEARCHES = 20

/** The longest words that the server takes. */
export const LONGEST_SEARCH = 100

/** Puts words on top; those that differ only in case or in the space around them are the same. */
export function rememberSearch(history: readonly string[], words: string): readonly string[] {
  const trimmed = words.trim()
  if (trimmed === '') return history
  return [trimmed, ...forgetSearch(history, trimmed)].slice(0, MOST_SEARCHES)
}

export function forgetSearch(history: readonly string[], words: string): readonly string[] {
  return history.filter((known) => known.toLowerCase() !== words.toLowerCase())
}

/** What is kept on the device, if it still has the shape of a history. */
export function isSearchHistory(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_SEARCHES &&
    value.every((words) => typeof words === 'string' && words !== '')
  )
}

/** No courier's number has fewer digits. */
const FEWEST_DIGITS = 6

/** The courier's number that the words are, or null when they are more likely a name or a remark. */
export function expressNumberIn(words: string): string | null {
  const number = normaliseExpressNumber(words)
  const digits = number.replace(/\D/g, '').length
  return isExpressNumber(number) && digits >= FEWEST_DIGITS ? number : null
}
