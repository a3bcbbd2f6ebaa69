import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { IsReady } from './isReady.ts'
import type { OnlyOne } from './onlyOne.ts'
import type * as schema from './schema/index.ts'

/** A database, or a transaction on it: what repositories work with. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An open database. */
export interface DatabaseConnection {
  readonly db: Database
  /** The same database for what runs beside the requests, so that neither takes the other's connections. */
  readonly background: Database
  readonly onlyOne: OnlyOne
  readonly isReady: IsReady
  /** Vacuums and analyses, where the database doesn't by itself. */
  tidy(): Promise<void>
  close(): Promise<void>
}
