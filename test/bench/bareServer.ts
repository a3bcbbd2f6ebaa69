/**
 * The baseline for the API: one route that reads the same page of the same table with one statement, and one that
 * charges a wallet with the fewest statements that keep a ledger. Neither signs in, validates, counts, names, locks
 * goods, or remembers an answer.
 */
import Fastify from 'fastify'

import { readConfig } from '../../server/config/config.ts'
import { openEmbedded } from '../../server/db/embedded.ts'
import { openPostgres } from '../../server/db/postgres.ts'

interface Driver {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

interface Client extends Driver {
  /** PGlite has it. */
  transaction?(work: (tx: Driver) => Promise<void>): Promise<void>
  /** PostgreSQL's pool has it. */
  connect(): Promise<Driver & { release(): void }>
}

const PAGE = `
  select *, (select count(*) from parcels where user_id = $1) as total from parcels
  where user_id = $1 order by creation_time desc, id desc limit 7`

const PAY_ORDER = `
  update store_orders set status = 20, version = version + 1 where id = $1 and status = 10
  returning user_id, total, currency_code`

const TAKE = `
  update fund_accounts set balance = balance - $1 where user_id = $2 and currency_code = $3 and balance >= $1
  returning id, balance`

const KEEP_JOURNAL = `
  with journal as (
    insert into journals (id, time, currency_code, type, subject_type, subject_id, note_key, note_params)
    values ($1, now(), $2, 6, 'STORE_ORDER', $1, 'fundNote.storeOrder', '{}') returning id
  )
  insert into journal_lines (journal_id, account, fund_account_id, amount, balance_after, hash)
  select id, 'customer:' || $3, $3, -$4::bigint, $5::bigint, 'bare' from journal
  union all select id, 'house:revenue:store', null, $4::bigint, null, null from journal`

const { database, dataDir, port } = readConfig(process.env)
const connection =
  database.kind === 'postgres'
    ? await openPostgres(database.url)
    : await openEmbedded({ directory: `${dataDir}/database` })
const { $client: client } = connection.db as unknown as { $client: Client }

const app = Fastify()
app.get('/health/ready', () => ({}))
app.post<{ Body: { userId: string } }>('/list', async ({ body }) => {
  const { rows } = await client.query(PAGE, [body.userId])
  return { items: rows, totalCount: rows[0]?.['total'] ?? 0 }
})
app.post<{ Body: { orderId: string } }>('/charge', async ({ body: { orderId } }) => {
  await inTransaction(async (tx) => {
    const [order] = (await tx.query(PAY_ORDER, [orderId])).rows
    if (!order) throw new Error('there is nothing to pay')
    const { user_id: userId, total, currency_code: currency } = order
    const [account] = (await tx.query(TAKE, [total, userId, currency])).rows
    if (!account) throw new Error('there is not enough money')
    await tx.query(KEEP_JOURNAL, [orderId, currency, account['id'], total, account['balance']])
  })
  return {}
})
await app.listen({ port })

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => connection.close())
    .then(() => process.exit(0))
})

async function inTransaction(work: (tx: Driver) => Promise<void>): Promise<void> {
  if (client.transaction) return client.transaction(work)
  const tx = await client.connect()
  try {
    await tx.query('begin')
    await work(tx)
    await tx.query('commit')
  } catch (error) {
    await tx.query('rollback')
    throw error
  } finally {
    tx.release()
  }
}
