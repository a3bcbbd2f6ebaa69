import { FundAccountLogType as Type } from '../../../contracts/enumerations.ts'
import { formatMoney } from '../../../money/money.ts'
import { journalPages, orphanPages, type SummedJournal } from '../repository/ledgerCheck.ts'
import { findSubjects, PAID_SUBJECT_TYPES } from '../repository/ledgerSubjects.ts'

import type { LedgerFault } from '../../../contracts/fund.ts'
import type { Database } from '../../../db/client.ts'

/** Journals that are always about something. */
const WITH_SUBJECT: readonly (Type | null)[] = [
  Type.Topup,
  Type.LogisticsOrder,
  Type.LogisticsOrderRefund,
  Type.BuyForMe,
  Type.Parcel,
  Type.Refund,
]

/** Journals that don't add up or are about nothing that exists, and lines without a journal. */
export async function* journalFaults(db: Database): AsyncGenerator<LedgerFault> {
  for await (const page of journalPages(db)) {
    yield* page.flatMap(sumFaults)
    yield* await unknownSubjects(db, page)
  }
  for await (const page of orphanPages(db)) {
    for (const { sequence, journalId } of page) {
      yield { kind: 'LINE_WITHOUT_JOURNAL', lineId: String(sequence), journalId }
    }
  }
}

function sumFaults({ id: journalId, lines, sum }: SummedJournal): LedgerFault[] {
  if (lines === 0) return [{ kind: 'JOURNAL_WITHOUT_LINES', journalId }]
  if (lines >= 2 && sum === 0n) return []
  return [{ kind: 'UNBALANCED_JOURNAL', journalId, expected: formatMoney(0n), found: formatMoney(sum) }]
}

/** Payments and refunds of things that don't exist. */
async function unknownSubjects(db: Database, page: readonly SummedJournal[]): Promise<LedgerFault[]> {
  const faults = page
    .filter(({ type, subjectId }) => subjectId === null && WITH_SUBJECT.includes(type))
    .map(({ id: journalId }): LedgerFault => ({ kind: 'UNKNOWN_SUBJECT', journalId }))
  for (const type of PAID_SUBJECT_TYPES) {
    const about = page.flatMap(({ id: journalId, subjectType, subjectId: id }) =>
      subjectType === type && id !== null ? [{ journalId, subject: { type, id } }] : [],
    )
    if (about.length === 0) continue
    const known = new Set(
      await findSubjects(
        db,
        type,
        about.map(({ subject }) => subject.id),
      ),
    )
    const unknown = about.filter(({ subject }) => !known.has(subject.id))
    faults.push(...unknown.map((journal): LedgerFault => ({ kind: 'UNKNOWN_SUBJECT', ...journal })))
  }
  return faults
}
