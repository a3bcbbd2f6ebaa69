/**
 * The baseline for the API: one route that reads the same page of the same table with one statement and does
 * nothing else. No sign-in, no validation, no counts, no names.
 */
import Fastify from 'fastify'

import { readConfig } from '../../server/config/config.ts'
import { openEmbedded } from '../../server/db/embedded.ts'
import { openPostgres } from '../../server/db/postgres.ts'

interface Driver {
  query(text: string, values: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

const PAGE = `
  select *, (select count(*) from parcels where user_id = $1) as total from parcels
  where user_id = $1 order by creation_time desc, id desc limit 7`

const { database, dataDir, port } = readConfig(process.env)
const connection =
  database.kind === 'postgres'
    ? await openPostgres(database.url)
    : await openEmbedded({ directory: `${dataDir}/database` })
const { $client } = connection.db as unknown as { $client: Driver }

const app = Fastify()
app.get('/health/ready', () => ({}))
app.post<{ Body: { userId: string } }>('/list', async ({ body }) => {
  const { rows } = await $client.query(PAGE, [body.userId])
  return { items: rows, totalCount: rows[0]?.['total'] ?? 0 }
})
await app.listen({ port })

process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => connection.close())
    .then(() => process.exit(0))
})
