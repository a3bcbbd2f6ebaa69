import { localised, type Localised } from '../texts/localised.ts'
import { text } from '../texts/text.ts'

import type { BillLine, Explanation } from './billLines.ts'

/** A part of the difference between an estimated and an actual amount, with its cause. */
export interface BillDifference {
  readonly amount: bigint
  readonly cause: Explanation
}

/** A change, and the amount that it leads to, all earlier changes included. */
export type DifferenceStep = readonly [Explanation, bigint]

/**
 * Goes from the estimated amount to the actual one step by step; each step that changes the amount is a part of the
 * difference. What the steps don't explain is a part of its own, so the parts always add up.
 *
 * @param start what the estimate's figures come to: if that isn't its amount, they explain nothing
 */
export function partsOf(
  before: bigint,
  start: bigint,
  steps: readonly DifferenceStep[],
  now: bigint,
): BillDifference[] {
  const unknown: DifferenceStep = [{ key: 'billCause.unknown', params: {} }, now]
  const parts: BillDifference[] = []
  let reached = before
  for (const [cause, amount] of [...(start === before ? steps : []), unknown]) {
    if (amount !== reached) parts.push({ amount: amount - reached, cause })
    reached = amount
  }
  return parts
}

/** A price or a rate has changed: how each bill computes the amount. */
export function termsCause(before: BillLine | null, now: BillLine | null): Explanation {
  return { key: 'billCause.terms', params: { before: sentenceOf(before), now: sentenceOf(now) } }
}

function sentenceOf(line: BillLine | null): Localised {
  return line === null ? localised('', '') : sentence(line.explanation)
}

/** A text with its figures, to stand in another one. */
export function sentence({ key, params }: Explanation): Localised {
  return localised(text('zh-Hans', key, params), text('en', key, params))
}
