import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { OnlyOne } from './onlyOne.ts'
import type * as schema from './schema/index.ts'

/** A database, or a transaction on it: what repositories work with. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An open database. */
export interface DatabaseConnection {
  readonly db: Database
  readonly onlyOne: OnlyOne
  /** Vacuums and analyses, where the database doesn't by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}
