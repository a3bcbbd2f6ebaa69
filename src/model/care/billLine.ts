import { sumAmounts } from '../money/money'
import { BILL_LINE_PLACES, type BillLine, type BillLineKind } from '../order/bill'

/** A line as the bills name it. */
export interface NamedLine {
  readonly kind: BillLineKind
  readonly displayName: string
}

/** A line that a question is about, with what it came to on each bill; null where that bill doesn't have it. */
export interface DisputedLine extends NamedLine {
  /** Decimal strings. */
  readonly estimated: string | null
  readonly actual: string | null
}

/** The lines of an order's bills, as far as a question needs them. */
export interface BilledLines {
  readonly estimated: readonly Pick<BillLine, 'kind' | 'displayName' | 'amount'>[]
  /** Empty until the order is weighed. */
  readonly actual: readonly Pick<BillLine, 'kind' | 'displayName' | 'amount'>[]
}

export function isLineOf(one: NamedLine, other: NamedLine): boolean {
  return one.kind === other.kind && one.displayName === other.displayName
}

/** The line that a link names; null if bills have no such kind. */
export function namedLine(kind: string | undefined, displayName: string | undefined): NamedLine | null {
  const known = (Object.keys(BILL_LINE_PLACES) as BillLineKind[]).find((one) => one === kind)
  return known && displayName ? { kind: known, displayName } : null
}

/** A line with both amounts; null if neither bill has it. Two lines of one name count as one, as for the server. */
export function disputedLine({ estimated, actual }: BilledLines, line: NamedLine): DisputedLine | null {
  const amountIn = (lines: BilledLines['estimated']) => {
    const amounts = lines.filter((one) => isLineOf(one, line)).map(({ amount }) => amount)
    return amounts.length > 0 ? sumAmounts(amounts) : null
  }
  const amounts = { estimated: amountIn(estimated), actual: amountIn(actual) }
  return amounts.estimated === null && amounts.actual === null ? null : { ...line, ...amounts }
}
