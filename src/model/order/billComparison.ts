import { compareAmounts, subtractAmounts, sumAmounts } from '../money/money'
import { amountOf, BILL_LINE_PLACES, type Bill, type BillLine, type BillLineKind } from './bill'
import type { BillDifference } from './billDifference'
import { lineDifferences, loneDifferences } from './lineDifference'
import type { LogisticsOrderDetail } from './orderDetail'

/** A line of both bills side by side; one of the amounts is null if only the other bill has the line. */
export interface ComparedLine {
  readonly kind: BillLineKind
  readonly displayName: string
  /** How the amount is computed, in the server's words; of the actual bill where it has the line. */
  readonly explanation: string
  readonly estimated: string | null
  readonly actual: string | null
  /** What the amounts differ by, cause by cause; empty when they are equal. */
  readonly differences: readonly BillDifference[]
}

export interface BillComparison {
  readonly lines: readonly ComparedLine[]
  /** Decimal string, actual minus estimated: negative when it became cheaper. */
  readonly difference: string
  /** What the lines don't explain of that difference; "0.00" unless a bill's lines don't add up to its total. */
  readonly unexplained: string
}

/** For kinds that only a newer server knows. */
const LAST_PLACE = 99

const ZERO = '0.00'

/** Puts the lines of both bills side by side, in the bill's order, each difference with its causes. */
export function compareBills(estimate: Bill, actual: Bill): BillComparison {
  const pairs = [...pairsOf(estimate.lines, actual.lines)].sort((a, b) => placeOf(a) - placeOf(b))
  const lines = pairs.map((pair) => comparedLine(pair, estimate, actual))
  const difference = subtractAmounts(actual.total, estimate.total)
  const explained = sumAmounts(lines.flatMap(({ differences }) => differences.map(({ amount }) => amount)))
  return { lines, difference, unexplained: subtractAmounts(difference, explained) }
}

interface Pair {
  readonly before: BillLine | null
  readonly now: BillLine | null
  readonly line: BillLine
}

/** Lines of one kind and name belong together, in their order: an order may have several premiums. */
function pairsOf(before: readonly BillLine[], now: readonly BillLine[]): readonly Pair[] {
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

function comparedLine({ before, now, line }: Pair, estimate: Bill, actual: Bill): ComparedLine {
  return {
    kind: line.kind,
    displayName: line.displayName,
    explanation: line.explanation,
    estimated: before?.amount ?? null,
    actual: now?.amount ?? null,
    differences:
      before && now
        ? lineDifferences({ line: before, bill: estimate }, { line: now, bill: actual })
        : loneDifferences(before, now, line.kind),
  }
}

/** Whether a coupon is set aside for an order, or was until the order was cancelled. */
export function usesCoupon({
  estimatedBill,
  actualBill,
}: Pick<LogisticsOrderDetail, 'estimatedBill' | 'actualBill'>): boolean {
  return compareAmounts(amountOf(actualBill ?? estimatedBill, 'Discount'), ZERO) !== 0
}
