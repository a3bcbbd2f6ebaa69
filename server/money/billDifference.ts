import { BILL_LINE_KINDS } from '../contracts/bill.ts'
import { shippingFeeOf, sum, type BillLine, type Explanation } from './billLines.ts'
import { partsOf, sentence, type BillDifference } from './differenceParts.ts'
import {
  couponDifferences,
  premiumDifferences,
  serviceDifferences,
  storageDifferences,
  taxDifferences,
  vipDifferences,
} from './feeDifferences.ts'
import { freightDifferences } from './freightDifference.ts'

import type { Localised } from '../texts/localised.ts'
import type { TextKey } from '../texts/text.ts'
import type { Bill } from './bill.ts'

/** A line of two bills side by side; one of the amounts is null if only the other bill has the line. */
export interface ComparedLine {
  readonly kind: BillLine['kind']
  readonly name: Localised | null
  readonly estimated: bigint | null
  readonly actual: bigint | null
  /** How the amount is computed: the actual one, if there is one. */
  readonly explanation: Explanation
  /** Why the amount changed; the parts add up to the difference. */
  readonly differences: readonly BillDifference[]
}

interface Pair {
  readonly before: BillLine | null
  readonly now: BillLine | null
  readonly line: BillLine
}

/** The lines of an estimate and of the actual bill side by side, in the bill's order, each difference explained. */
export function compareBills(estimate: Bill, actual: Bill): ComparedLine[] {
  return pairsOf(estimate.lines, actual.lines)
    .sort((a, b) => BILL_LINE_KINDS.indexOf(a.line.kind) - BILL_LINE_KINDS.indexOf(b.line.kind))
    .map(({ before, now, line }) => ({
      kind: line.kind,
      name: line.name,
      estimated: before?.amount ?? null,
      actual: now?.amount ?? null,
      explanation: line.explanation,
      differences:
        before && now ? changed(before, now, estimate, actual) : loneDifferences(before, now, line.kind),
    }))
}

/** Lines of one kind and name belong together, in their order: an order may have several premiums. */
function pairsOf(before: readonly BillLine[], now: readonly BillLine[]): Pair[] {
  const unmatched = [...before]
  const pairs = now.map((line): Pair => {
    const at = unmatched.findIndex((other) => keyOf(other) === keyOf(line))
    const [match = null] = at < 0 ? [] : unmatched.splice(at, 1)
    return { before: match, now: line, line }
  })
  return [...pairs, ...unmatched.map((line) => ({ before: line, now: null, line }))]
}

function keyOf({ kind, name }: BillLine): string {
  return `${kind} ${name === null ? '' : name['zh-Hans']}`
}

function changed(before: BillLine, now: BillLine, estimate: Bill, actual: Bill): BillDifference[] {
  const fees = [shippingFeeOf(estimate), shippingFeeOf(actual)] as const
  const left = [freightLeft(estimate), freightLeft(actual)] as const
  switch (now.kind) {
    case 'InternationalShipping':
      return freightDifferences({ line: before, bill: estimate }, { line: now, bill: actual })
    case 'CollectingFee':
      return whole(before.amount, now.amount, { key: 'billCause.collecting', params: {} })
    case 'StorageFee':
      return storageDifferences(before, now)
    case 'AdditionalServiceFee':
      return serviceDifferences(before, now)
    case 'Premium':
      return premiumDifferences(before, now)
    case 'VipGroupDiscount':
      return vipDifferences(before, now, fees)
    case 'Discount':
      return couponDifferences(before, now, fees, left)
    case 'Gst':
      return taxDifferences(before, now)
  }
}

/** What a coupon can take off at most. */
function freightLeft({ lines }: Bill): bigint {
  return sum(lines.filter(({ kind }) => kind === 'InternationalShipping' || kind === 'VipGroupDiscount'))
}

/** Only one of the bills has the line. */
function loneDifferences(
  before: BillLine | null,
  now: BillLine | null,
  kind: BillLine['kind'],
): BillDifference[] {
  // Storage since the payment was due has a name of its own.
  if (kind === 'StorageFee' && !now?.name) return storageDifferences(before, now)
  const params = now === null ? {} : { how: sentence(now.explanation) }
  return whole(before?.amount ?? 0n, now?.amount ?? 0n, { key: loneCause(kind, now !== null), params })
}

function loneCause(kind: BillLine['kind'], isNew: boolean): TextKey {
  if (kind === 'CollectingFee' && isNew) return 'billCause.collecting'
  if (kind === 'Discount') return isNew ? 'billCause.couponUsed' : 'billCause.couponUnused'
  return isNew ? 'billCause.added' : 'billCause.removed'
}

function whole(before: bigint, now: bigint, cause: Explanation): BillDifference[] {
  return partsOf(before, before, [[cause, now]], now)
}
