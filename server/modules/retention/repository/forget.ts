import { and, getTableColumns, lte, or, sql, type SQL } from 'drizzle-orm'

import { messages } from '../../../db/schema/index.ts'
import { FORGOTTEN, type Blanks, type Forgotten, type Term } from './forgotten.ts'

import type { Database, Transaction } from '../../../db/client.ts'

/** Removes at once what a customer wrote and showed and neither the ledger nor a dispute needs. */
export async function forgetWordsOf(tx: Transaction, userId: string): Promise<void> {
  for (const { table, words, of } of FORGOTTEN) {
    if (words && of) await blank(tx, table, words, of(tx, userId))
  }
}

/** Removes the rest of what ended before a time that depends on the term. */
export async function forgetEnded(db: Database, before: Readonly<Record<Term, Date>>): Promise<void> {
  for (const { table, words, records, term = 'order', ended } of FORGOTTEN) {
    if (ended) await blank(db, table, { ...words, ...records }, ended(db, before[term]))
  }
}

export async function deleteMessagesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(messages).where(lte(messages.creationTime, before))
}

/** Leaves rows alone that have nothing left to remove: the same work comes every hour. */
async function blank(
  db: Database,
  table: Forgotten['table'],
  blanks: Blanks,
  where: SQL | undefined,
): Promise<void> {
  const columns = getTableColumns(table)
  const isLeft = Object.entries(blanks).map(
    ([name, value]) => sql`${columns[name]} is distinct from ${value}`,
  )
  await db
    .update(table)
    .set(blanks)
    .where(and(where, or(...isLeft)))
}
