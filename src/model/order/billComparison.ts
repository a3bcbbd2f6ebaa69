import { compareAmounts } from '../money/money'
import { amountOf, BILL_LINE_PLACES, type Bill, type BillLine, type ComparedLine } from './bill'
import type { LogisticsOrderDetail } from './orderDetail'

/** For kinds that only a newer server knows. */
const LAST_PLACE = 99

/** Puts the lines of two bills side by side, in the bill's order. Why they differ only the server knows. */
export function compareBills(before: Bill, now: Bill): readonly ComparedLine[] {
  return pairsOf(before.lines, now.lines)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ line, ...amounts }) => ({
      kind: line.kind,
      displayName: line.displayName,
      explanation: line.explanation,
      estimated: amounts.before?.amount ?? null,
      actual: amounts.now?.amount ?? null,
      differences: [],
    }))
}

interface Pair {
  readonly before: BillLine | null
  readonly now: BillLine | null
  readonly line: BillLine
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

function keyOf({ kind, displayName }: BillLine): string {
  return `${kind} ${displayName}`
}

function placeOf({ line }: Pair): number {
  return BILL_LINE_PLACES[line.kind] ?? LAST_PLACE
}

/** Whether a coupon is set aside for an order, or was until the order was cancelled. */
export function usesCoupon({
  estimatedBill,
  actualBill,
}: Pick<LogisticsOrderDetail, 'estimatedBill' | 'actualBill'>): boolean {
  return compareAmounts(amountOf(actualBill ?? estimatedBill, 'Discount'), '0') !== 0
}
