import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { OnlyOne } from './onlyOne.ts'
import type * as schema from './schema/index.ts'

/** A database, or a transaction on it: what repositories work with. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Work that happens as a whole or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An open database. */
export interface DatabaseConnection {
  readonly db: Database
  readonly onlyOne: OnlyOne
  /** Frees what deleted rows took up and renews the planner's figures, where the database does not by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}
