import { PGlite, types, type QueryOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { MIGRATIONS_DIR } from '../assets.ts'
import { onlyProcess } from './onlyOne.ts'
import * as schema from './schema/index.ts'

import type { DatabaseConnection } from './client.ts'

/** Where the embedded database keeps its files; without a directory, in memory, optionally from a dump. */
export type EmbeddedSource = { readonly directory: string } | { readonly dump?: Blob }

/** PostgreSQL's default cache of 128 MB would be memory of this process, far more than a database of this size needs. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Opens PostgreSQL compiled to WebAssembly, in this process, and brings it up to date. */
export async function openEmbedded(
  source: EmbeddedSource,
): Promise<DatabaseConnection & { dump(): Promise<Blob> }> {
  const client =
    'directory' in source
      ? await PGlite.create({ startParams, dataDir: source.directory })
      : await PGlite.create({ startParams, ...(source.dump && { loadDataDir: source.dump }) })
  parseAsDrizzleDoes(client)
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: MIGRATIONS_DIR })
  return {
    db,
    onlyOne: onlyProcess,
    // A single process has no autovacuum.
    tidy: async () => void (await client.exec('vacuum (analyze)')),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}

/** What Drizzle reads as text and parses itself: times, dates, and arrays of them and of numbers. */
const AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  // numeric[], timestamp[], timestamptz[], interval[], date[]
  ...[1231, 1115, 1185, 1187, 1182],
]

/**
 * Gives the client the parsers that Drizzle passes with every query, and drops them there: for a query with parsers of
 * its own, PGlite copies those of all types and tables first, which took an eighth of the server's time.
 */
function parseAsDrizzleDoes(client: PGlite): void {
  for (const type of AS_TEXT) client.parsers[type] = (text: string) => text
  dropParsers(client)
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin((tx) => {
      dropParsers(tx)
      return work(tx)
    })
}

function dropParsers(client: Pick<PGlite, 'query'>): void {
  const query = client.query.bind(client)
  client.query = (text, params, { parsers: _drizzles, ...options }: QueryOptions = {}) =>
    query(text, params, options)
}
