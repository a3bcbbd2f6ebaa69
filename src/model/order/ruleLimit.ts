import { multiplyByRate } from '../money/money'

/** How much above today's price suggested limits are, in percent. */
const MARGINS = [10, 25, 50]

export interface SuggestedLimit {
  readonly percent: number
  /** A whole number. */
  readonly amount: string
}

/** Round limits above today's price. */
export function suggestedLimits(total: string): readonly SuggestedLimit[] {
  return MARGINS.map((percent) => ({
    percent,
    amount: roundedUp(multiplyByRate(total, String(1 + percent / 100))),
  }))
}

function roundedUp(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.')
  return /[1-9]/.test(cents) ? String(Number(whole) + 1) : whole
}
