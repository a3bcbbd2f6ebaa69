import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

import * as schema from '../../../server/db/schema/index.ts'
import { namedPictures } from '../../../server/modules/upload/repository/namedPictures.ts'

import type { Database } from '../../../server/db/client.ts'

/**
 * Tables that don't count as references: the uploads themselves, and stored responses, which are gone after a
 * day.
 */
const NOT_NAMING: readonly unknown[] = [schema.uploads, schema.idempotencyKeys]

/** Free-text columns in which a customer may write something that looks like a URL. */
const IN_THEIR_WORDS = sql.raw(`'{remarks,declared_name}'::text[]`)

/** Uploads that a row references but housekeeping doesn't find there, each with the row's table. */
export async function forgottenPictures(db: Database): Promise<readonly unknown[]> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable) && !NOT_NAMING.includes(table))
  const found = tables.map(
    (table) => sql`select ${sql.raw(`'${getTableName(table)}'`)} as place, m[1] as url
      from ${table} t, regexp_matches((to_jsonb(t) - ${IN_THEIR_WORDS})::text, '(/uploads/[\\w-]+\\.\\w+)', 'g') m`,
  )
  const forgotten = await db.execute(sql`select distinct place, url
    from (${sql.join(found, sql` union all `)}) found
    where not exists (select 1 from ${namedPictures()} named where named.url = found.url)`)
  return (forgotten as { rows: unknown[] }).rows
}
