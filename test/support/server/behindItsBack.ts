import { sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../../server/db/client.ts'

/** Changes the database as its superuser can: no trigger and no foreign key looks. */
export function behindItsBack<T>(db: Database, change: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    return change(tx)
  })
}
