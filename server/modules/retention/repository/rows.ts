import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'

import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Database } from '../../../db/client.ts'

/** Finds rows of a table. */
export interface Rows {
  /** A customer's. */
  readonly of: (db: Database, userId: string) => SQL | undefined
  /** Those that ended before a time. */
  readonly ended: (db: Database, before: Date) => SQL | undefined
}

/** A machine's statuses that are an end. */
interface Ends {
  all(group: 'ended'): (number | string)[]
}

interface StatusColumns {
  readonly status: PgColumn
  /** Since when the row has the status. */
  readonly statusTime: PgColumn
}

export function hasEnded(
  { status, statusTime }: StatusColumns,
  machine: Ends,
  before: Date,
): SQL | undefined {
  return and(inArray(status, machine.all('ended')), lte(statusTime, before))
}

export function rowsOf(table: StatusColumns & { readonly userId: PgColumn }, machine: Ends): Rows {
  return {
    of: (_db, userId) => eq(table.userId, userId),
    ended: (_db, before) => hasEnded(table, machine, before),
  }
}

/** Rows that belong to other rows by their ID, such as the lines of a history. */
export function rowsBelow(key: PgColumn, parent: PgTable & { readonly id: PgColumn }, rows: Rows): Rows {
  const below = (db: Database, where: SQL | undefined) =>
    inArray(key, db.select({ id: parent.id }).from(parent).where(where))
  return {
    of: (db, userId) => below(db, rows.of(db, userId)),
    ended: (db, before) => below(db, rows.ended(db, before)),
  }
}
