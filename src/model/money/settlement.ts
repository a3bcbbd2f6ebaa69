import { compareAmounts, subtractAmounts } from './money'

/** What paying from the balance comes to. All amounts are decimal strings of one currency. */
export interface Settlement {
  readonly balance: string
  readonly total: string
  /** The balance afterwards; null if it doesn't cover the total. */
  readonly left: string | null
  /** What the balance lacks; null if it covers the total. */
  readonly shortfall: string | null
  readonly isFree: boolean
}

export function settle(balance: string, total: string): Settlement {
  const isCovered = compareAmounts(balance, total) >= 0
  return {
    balance,
    total,
    left: isCovered ? subtractAmounts(balance, total) : null,
    shortfall: isCovered ? null : subtractAmounts(total, balance),
    isFree: compareAmounts(total, '0') === 0,
  }
}

/**
 * What a payment will still lack once the top-ups under review are credited; null if they cover it.
 *
 * @param underReview null if there are none
 */
export function stillLacking(shortfall: string, underReview: string | null): string | null {
  if (underReview === null) return shortfall
  const lacking = subtractAmounts(shortfall, underReview)
  return compareAmounts(lacking, '0') > 0 ? lacking : null
}
