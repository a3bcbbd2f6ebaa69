import type { WeightClass } from '../../contracts/unclaimedParcel.ts'

/** Of one length, so that it doesn't tell how long the number is. */
const MASK = '******'

/** Fewer hidden characters could be guessed. */
const MIN_HIDDEN = 6
const MAX_VISIBLE = 7

/** What customers see of a number: its beginning and its end. */
export interface VisibleParts {
  readonly head: string
  readonly tail: string
}

/** The first three and last four characters of a long number, fewer or none of a short one. */
export function visiblePartsOf(expressNumber: string): VisibleParts {
  const visible = Math.min(MAX_VISIBLE, Math.max(0, expressNumber.length - MIN_HIDDEN))
  const tailLength = Math.ceil(visible / 2)
  return {
    head: expressNumber.slice(0, visible - tailLength),
    tail: expressNumber.slice(expressNumber.length - tailLength),
  }
}

/** A number as customers see it, such as `SF1******8901`. */
export function maskNumber(expressNumber: string): string {
  const { head, tail } = visiblePartsOf(expressNumber)
  return head + MASK + tail
}

const CLASSES: readonly (readonly [belowGrams: number, WeightClass])[] = [
  [1_000, 'UNDER_1_KG'],
  [5_000, 'UNDER_5_KG'],
  [20_000, 'UNDER_20_KG'],
]

/** Roughly how heavy a parcel is. */
export function weightClassOf(weightGrams: number): WeightClass {
  return CLASSES.find(([below]) => weightGrams < below)?.[1] ?? 'FROM_20_KG'
}
