import { and, eq, getTableColumns, sql } from 'drizzle-orm'

import { newId } from '../../../base/ids.ts'
import { placeholdersOf, prepared, preparedBy, valuesOf } from '../../../db/prepared.ts'
import { fundAccounts, journalLines, journals } from '../../../db/schema/index.ts'

import type { Transaction } from '../../../db/client.ts'

export type AccountRow = typeof fundAccounts.$inferSelect
export type Journal = typeof journals.$inferSelect
export type NewJournalLine = typeof journalLines.$inferInsert

/** Whose account, and in which currency. */
type Owner = Pick<AccountRow, 'userId' | 'currencyCode'>

/** Locks a customer's account until the transaction ends. */
export async function lockAccount(
  tx: Transaction,
  { userId, currencyCode }: Owner,
): Promise<AccountRow | undefined> {
  const [row] = await accountForUpdate(tx, { userId, currencyCode })
  return row
}

const accountForUpdate = prepared((db) =>
  db
    .select()
    .from(fundAccounts)
    .where(
      and(
        eq(fundAccounts.userId, sql.placeholder('userId')),
        eq(fundAccounts.currencyCode, sql.placeholder('currencyCode')),
      ),
    )
    .for('update'),
)

/** Opens an empty account, unless the customer has one in the currency. */
export async function openAccount(
  tx: Transaction,
  { userId, currencyCode }: Owner,
  now: Date,
): Promise<void> {
  await tx
    .insert(fundAccounts)
    .values({ id: newId(now), userId, currencyCode, balance: 0n })
    .onConflictDoNothing()
}

/**
 * Writes a journal and what it leaves in a locked account. In one statement: while the account is locked, each round
 * trip makes others wait.
 */
export async function writeJournal(
  tx: Transaction,
  journal: Journal,
  lines: readonly NewJournalLine[],
  { id, balance, lineCount, lastHash }: AccountRow,
): Promise<void> {
  const left = { balance, lineCount, lastHash, journalTime: journal.time }
  const values = { id, ...valuesOf('journal', JOURNAL, journal), ...valuesOf('account', ACCOUNT, left) }
  for (const [index, line] of lines.entries()) Object.assign(values, valuesOf(`line ${index}`, LINE, line))
  await journalWriters({ lines: lines.length })(tx, values)
}

const JOURNAL = Object.keys(getTableColumns(journals))
const ACCOUNT = ['balance', 'lineCount', 'lastHash', 'journalTime']
/** All but the sequence, which the database numbers. */
const LINE = Object.keys(getTableColumns(journalLines)).filter((name) => name !== 'sequence')

const journalWriters = preparedBy((db, { lines }: { lines: number }) => {
  const written = db
    .insert(journals)
    .values(placeholdersOf('journal', JOURNAL))
    .returning({ id: journals.id })
  const changed = db
    .update(fundAccounts)
    .set(placeholdersOf('account', ACCOUNT))
    .where(eq(fundAccounts.id, sql.placeholder('id')))
    .returning({ id: fundAccounts.id })
  return db
    .with(db.$with('journal').as(written), db.$with('account').as(changed))
    .insert(journalLines)
    .values(Array.from({ length: lines }, (_, index) => placeholdersOf(`line ${index}`, LINE)))
})
