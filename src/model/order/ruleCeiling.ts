import { multiplyByRate } from '../money/money'

/** How much above today's price the suggested ceilings are, in percent. */
const MARGINS = [10, 25, 50]

export interface SuggestedCeiling {
  readonly percent: number
  /** A whole number. */
  readonly amount: string
}

/** Round ceilings above today's price. */
export function suggestedCeilings(total: string): readonly SuggestedCeiling[] {
  return MARGINS.map((percent) => ({
    percent,
    amount: roundedUp(multiplyByRate(total, String(1 + percent / 100))),
  }))
}

function roundedUp(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.')
  return /[1-9]/.test(cents) ? String(Number(whole) + 1) : whole
}
