import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { useServer } from '../../support/server/useServer.ts'

const context = useServer()

/** What customers page through, newest first. */
const TABLES = [
  'parcels',
  'logistics_orders',
  'store_orders',
  'topups',
  'messages',
  'after_sales_cases',
  'unclaimed_parcel_claims',
]

describe('a customer’s list', () => {
  for (const table of TABLES) {
    it(`of ${table} is read in the order of its index, however long it is`, async () => {
      const plan = await context.server.db.transaction(async (tx) => {
        // Of an empty table the planner would read everything.
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local enable_bitmapscan = off`)
        return tx.execute(sql`
          explain select * from ${sql.identifier(table)}
          where user_id = 'somebody' order by creation_time desc, id desc limit 7`)
      })
      const text = JSON.stringify(plan)
      assert.match(text, /Index Scan Backward/)
      assert.doesNotMatch(text, /Sort/)
    })
  }
})
