import type { ChargedBy } from './bill'

/** The measure that decided a price: kg, or m³ for `volume`. */
export interface DecidingMeasure {
  readonly by: Extract<ChargedBy, 'actual' | 'volumetric' | 'volume'>
  readonly measured: number
}

/** A rule by which a load is charged, and what it was and is; kg or m³ but for the divisor. */
export interface ChangedRule {
  readonly rule: 'divisor' | 'step' | 'minimum'
  readonly before: number
  readonly now: number
}

/** What was charged for before and is now: kg, or m³ where volume is charged. */
interface Charged {
  readonly chargedBefore: number
  readonly charged: number
  readonly unit: 'kg' | 'm³'
}

/** What made an amount another one (`billDifference.*` in the language packs). */
export type DifferenceReason =
  | (Charged & {
      readonly kind: 'measure'
      readonly before: DecidingMeasure
      readonly now: DecidingMeasure
      /** The step that the measure was rounded up to; null where it wasn't. */
      readonly step: number | null
      readonly isMinimum: boolean
    })
  | (Charged & { readonly kind: 'rule'; readonly changes: readonly ChangedRule[] })
  /** `before` and `now` are the explanations on the two bills. */
  | { readonly kind: 'terms' | 'coupon'; readonly before: string; readonly now: string }
  | {
      readonly kind: 'days'
      readonly before: number
      readonly now: number
      /** How many parcels the days are of; null where the bill doesn't say. */
      readonly parcels: number | null
      readonly dailyFee: string
    }
  | { readonly kind: 'count'; readonly before: number; readonly now: number; readonly price: string }
  | { readonly kind: 'insuredValue' | 'freightLeft'; readonly before: string; readonly now: string }
  | {
      readonly kind: 'freight' | 'taxable'
      readonly before: string
      readonly now: string
      readonly percent: string
    }
  | { readonly kind: 'collecting' | 'added' | 'removed' | 'couponUsed' | 'couponUnused' | 'unknown' }

/** A part of the difference between an estimated and an actual amount, and where it comes from. */
export type BillDifference = DifferenceReason & {
  /** Decimal string; negative where it became cheaper. */
  readonly amount: string
}

/** An amount in cents that is reached by one change, after the changes before it. */
export type DifferenceStep = readonly [DifferenceReason, number]

/**
 * Goes from the estimated amount to the actual one, a change at a time; each that moves the amount is a part of the
 * difference. Whatever the changes don't explain is a part of its own, so that the parts always add up.
 *
 * @param start what the figures on the estimate come to, in cents: if that isn't its amount, they explain nothing
 */
export function differencesOf(
  before: number,
  start: number,
  steps: readonly DifferenceStep[],
  now: number,
): readonly BillDifference[] {
  const differences: BillDifference[] = []
  let reached = before
  const go = (reason: DifferenceReason, to: number) => {
    if (to !== reached) differences.push({ ...reason, amount: fromCents(to - reached) })
    reached = to
  }
  if (start === before) for (const [reason, amount] of steps) go(reason, amount)
  go({ kind: 'unknown' }, now)
  return differences
}

/** Cents of a decimal string with at most two decimals. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100)
}

export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** A share of an amount that isn't negative, rounded half up, as the server does. */
export function percentOf(cents: number, percent: string): number {
  const [whole = '', fraction = ''] = percent.split('.')
  const scale = 100 * 10 ** fraction.length
  return Math.floor((cents * Number(whole + fraction) * 2 + scale) / (scale * 2))
}
