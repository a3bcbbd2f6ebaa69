import { mkdirSync } from 'node:fs'

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { MIGRATIONS_DIR } from '../assets.ts'
import { diskReserve, freeBytesAt } from './diskReserve.ts'
import { readiness } from './isReady.ts'
import { onlyProcess } from './onlyOne.ts'
import { speedUp } from './pgliteStatements.ts'
import * as schema from './schema/index.ts'

import type { DatabaseConnection } from './client.ts'

/** Where the embedded database keeps its files; without a directory, in memory, optionally from a dump. */
export type EmbeddedSource =
  | { readonly directory: string; readonly freeBytes?: (directory: string) => number }
  | { readonly dump?: Blob }

const startParams = [
  ...PGlite.defaultStartParams,
  // PostgreSQL's default cache of 128 MB would be memory of this process, far more than a database of this size needs.
  ...['-c', 'shared_buffers=32MB'],
  // How much of the write-ahead log a checkpoint leaves, for reuse.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
]

/**
 * Opens PostgreSQL compiled to WebAssembly, in this process, and brings it up to date.
 *
 * @throws DiskFull when there is no space for it
 */
export async function openEmbedded(
  source: EmbeddedSource,
): Promise<DatabaseConnection & { dump(): Promise<Blob> }> {
  const client = 'directory' in source ? await openDirectory(source) : await openInMemory(source.dump)
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder: MIGRATIONS_DIR })
  return {
    db,
    background: db,
    onlyOne: onlyProcess,
    isReady: readiness(() => client.query('select 1')),
    // A single process has no autovacuum, and no checkpoints: without them its log would grow until it stops.
    tidy: async () => {
      await client.query('vacuum (analyze)')
      await client.query('checkpoint')
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}

function openInMemory(dump: Blob | undefined): Promise<PGlite> {
  return create(dump ? { loadDataDir: dump } : {})
}

async function openDirectory({
  directory,
  freeBytes = freeBytesAt,
}: Extract<EmbeddedSource, { directory: string }>): Promise<PGlite> {
  mkdirSync(directory, { recursive: true })
  const requireSpace = diskReserve(() => freeBytes(directory))
  requireSpace()
  const client = await create({ dataDir: directory })
  const query: PGlite['query'] = client.query.bind(client)
  const transaction: PGlite['transaction'] = client.transaction.bind(client)
  return Object.assign(client, {
    query: async (...call: Parameters<typeof query>) => {
      requireSpace()
      return query(...call)
    },
    transaction: async (work: Parameters<typeof transaction>[0]) => {
      requireSpace()
      return transaction(work)
    },
  } as Pick<PGlite, 'query' | 'transaction'>)
}

async function create(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ startParams, ...options })
  speedUp(client)
  return client
}
