import type { WeightClass } from '../../contracts/unclaimedParcel.ts'

/** Always as many, so that the mask does not even tell how long the number is. */
const MASK = '******'

/** Fewer hidden signs than this could be found by trying. */
const MIN_HIDDEN = 6
const MAX_VISIBLE = 7

/** What customers see of a number: its beginning and its end. */
export interface VisibleParts {
  readonly head: string
  readonly tail: string
}

/** The parts of a number that are shown: three signs and four of a long one, fewer of a shorter one, or none. */
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

/** How heavy a parcel is, roughly. */
export function weightClassOf(weightGrams: number): WeightClass {
  return CLASSES.find(([below]) => weightGrams < below)?.[1] ?? 'FROM_20_KG'
}
