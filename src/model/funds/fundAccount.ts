/** The customer's balance and what is about to change it; amounts are decimal strings. */
export interface FundAccountState {
  readonly balance: string
  readonly currencyCode: string
  readonly currencySymbol: string
  /** Total of the orders that auto-pay will charge at dispatch. */
  readonly reserved: string
  /** Total of the top-ups under review. */
  readonly underReview: string
  /** Unpaid shipment and mall orders. */
  readonly pendingPayCount: number
}

/** Money in and out in a month; decimal strings that aren't negative. */
export interface FundMonth {
  /** By the warehouse's calendar: "2026-11". */
  readonly month: string
  readonly moneyIn: string
  readonly moneyOut: string
}

export interface FundMonths {
  /** By the warehouse's calendar: "2026-11-23". */
  readonly today: string
  readonly currencyCode: string
  /** Oldest first; the last one is the current month. */
  readonly months: readonly FundMonth[]
}

/** Heights of a month's bars, in percent of the highest one. */
export interface BarHeights {
  readonly moneyIn: number
  readonly moneyOut: number
}

/** Lower bars would be invisible. */
const LOWEST_BAR = 3

/** Computes with floats, which is fine for drawing. */
export function barHeights(months: readonly FundMonth[]): readonly BarHeights[] {
  const highest = Math.max(...months.flatMap(({ moneyIn, moneyOut }) => [Number(moneyIn), Number(moneyOut)]))
  const height = (amount: string) =>
    Number(amount) > 0 ? Math.max(LOWEST_BAR, Math.round((Number(amount) * 100) / highest)) : 0
  return months.map(({ moneyIn, moneyOut }) => ({ moneyIn: height(moneyIn), moneyOut: height(moneyOut) }))
}

export function hasEntries({ moneyIn, moneyOut }: FundMonth): boolean {
  return Number(moneyIn) > 0 || Number(moneyOut) > 0
}

/** Whether a text from a link is a month such as "2026-11". */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
}
