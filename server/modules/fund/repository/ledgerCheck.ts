import { and, asc, between, count, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import { fundAccounts, journalLines, journals } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'

/** How many rows a check reads at a time. */
const PAGE = 1000

type JournalRow = typeof journals.$inferSelect

/** A journal with what its lines come to. */
export interface SummedJournal extends Pick<JournalRow, 'id' | 'type' | 'subjectType' | 'subjectId'> {
  readonly lines: number
  /** Minor units. */
  readonly sum: bigint
}

/** Every page that `read` finds, in the order of a key that each row has. */
export async function* pagesOf<Row, Key>(
  read: (after: Key | undefined, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  for (let after: Key | undefined; ;) {
    const rows = await read(after, PAGE)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < PAGE) return
    after = keyOf(last)
  }
}

export function journalPages(db: Database): AsyncGenerator<readonly SummedJournal[]> {
  const { id, type, subjectType, subjectId } = journals
  return pagesOf<SummedJournal, string>(
    (after, limit) => {
      const page = db
        .select({ id, type, subjectType, subjectId })
        .from(journals)
        .where(after === undefined ? undefined : gt(id, after))
        .orderBy(asc(id))
        .limit(limit)
        .as('page')
      return db
        .select({
          id: page.id,
          type: page.type,
          subjectType: page.subjectType,
          subjectId: page.subjectId,
          lines: count(journalLines.sequence),
          sum: sumOfAmounts(),
        })
        .from(page)
        .leftJoin(journalLines, eq(journalLines.journalId, page.id))
        .groupBy(page.id, page.type, page.subjectType, page.subjectId)
        .orderBy(asc(page.id))
    },
    (journal) => journal.id,
  )
}

/** Lines whose journal is gone. */
export function orphanPages(
  db: Database,
): AsyncGenerator<readonly Pick<typeof journalLines.$inferSelect, 'sequence' | 'journalId'>[]> {
  const { sequence, journalId } = journalLines
  return pagesOf(
    (after: bigint | undefined, limit) =>
      db
        .select({ sequence, journalId })
        .from(journalLines)
        .leftJoin(journals, eq(journals.id, journalId))
        .where(and(isNull(journals.id), after === undefined ? undefined : gt(sequence, after)))
        .orderBy(asc(sequence))
        .limit(limit),
    (line) => line.sequence,
  )
}

export function accountPages(db: Database): AsyncGenerator<readonly (typeof fundAccounts.$inferSelect)[]> {
  return pagesOf(
    (after: string | undefined, limit) =>
      db
        .select()
        .from(fundAccounts)
        .where(after === undefined ? undefined : gt(fundAccounts.id, after))
        .orderBy(asc(fundAccounts.id))
        .limit(limit),
    (account) => account.id,
  )
}

/** The lines of the accounts from one ID to another, with their journals: account by account, each in its order. */
export function linePages(db: Database, firstId: string, lastId: string) {
  const { sequence, fundAccountId } = journalLines
  return pagesOf(
    (after: Pick<typeof journalLines.$inferSelect, 'fundAccountId' | 'sequence'> | undefined, limit) =>
      db
        .select({ line: journalLines, journal: journals })
        .from(journalLines)
        .leftJoin(journals, eq(journals.id, journalLines.journalId))
        .where(
          and(
            between(fundAccountId, firstId, lastId),
            after && sql`(${fundAccountId}, ${sequence}) > (${after.fundAccountId}, ${after.sequence})`,
          ),
        )
        .orderBy(asc(fundAccountId), asc(sequence))
        .limit(limit),
    ({ line }) => line,
  )
}

/** Locks every account, in the order of their IDs. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.select({ id: fundAccounts.id }).from(fundAccounts).orderBy(fundAccounts.id).for('update')
}

/** Sets the balances of locked accounts to the sum of their lines, where they differ. */
export async function setWrongBalances(tx: Transaction): Promise<void> {
  const ofAccount = eq(journalLines.fundAccountId, fundAccounts.id)
  const sum = sql`(${tx.select({ sum: sumOfAmounts() }).from(journalLines).where(ofAccount)})`
  await tx.update(fundAccounts).set({ balance: sum }).where(ne(fundAccounts.balance, sum))
}

function sumOfAmounts() {
  return sql<bigint>`coalesce(sum(${journalLines.amount}), 0)`.mapWith(BigInt)
}
