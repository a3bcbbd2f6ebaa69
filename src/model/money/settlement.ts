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
