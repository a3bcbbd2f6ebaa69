import { fieldProblem } from '../../base/http/problem.ts'
import { LANGUAGES, type Language } from '../../contracts/enumerations.ts'
import { toBillRecord, type BillRecord } from '../../money/billRecord.ts'
import { dueBillOf, type DueAt } from '../../money/dueBill.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { displayNameOf } from '../shipping/index.ts'

import type { AfterSalesCase, OpenCaseRequest } from '../../contracts/afterSales.ts'
import type { DisputedLine } from '../../db/schema/afterSales.ts'
import type { NamedSubject } from './subject.ts'

type Asked = NonNullable<OpenCaseRequest['billLine']>
type RecordedLine = BillRecord['lines'][number]

/**
 * The line of an order's bills that a question is about, with its amount on each as they are now.
 *
 * @throws ApiProblem 400 BillLineRequired, also when another kind of case names a line
 * @throws ApiProblem 400 BillLineUnknown
 */
export function disputedLineOf(
  { kind, billLine }: Pick<OpenCaseRequest, 'kind' | 'billLine'>,
  { bills }: Pick<NamedSubject, 'bills'>,
  at: DueAt,
): DisputedLine | null {
  if ((kind === 'BILL_DISPUTE') !== (billLine !== undefined)) {
    throw fieldProblem(400, 'BillLineRequired', 'billLine')
  }
  if (billLine === undefined) return null
  const estimated = linesLike(billLine, bills?.estimatedBill)
  const actual = linesLike(billLine, bills?.actualBill && toBillRecord(dueBillOf(bills, at)))
  const [line] = [...actual, ...estimated]
  if (!line) throw fieldProblem(400, 'BillLineUnknown', 'billLine')
  return { kind: line.kind, name: line.name, estimated: sumOf(estimated), actual: sumOf(actual) }
}

/** Names are compared in every language: the customer may have switched since the line was shown. */
function linesLike({ kind, displayName }: Asked, bill: BillRecord | null | undefined): RecordedLine[] {
  return (bill?.lines ?? []).filter(
    (line) =>
      line.kind === kind && LANGUAGES.some((language) => displayNameOf(line, language) === displayName),
  )
}

/** A service charged at two prices has two lines with one name. */
function sumOf(lines: readonly RecordedLine[]): string | null {
  if (lines.length === 0) return null
  return formatMoney(lines.reduce((sum, { amount }) => sum + parseMoney(amount), 0n))
}

export function toDisputedLine(
  line: DisputedLine,
  language: Language,
): NonNullable<AfterSalesCase['billLine']> {
  const { kind, estimated, actual } = line
  return { kind, displayName: displayNameOf(line, language), estimated, actual }
}
