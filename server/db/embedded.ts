import { PGlite } from '@electric-sql/pglite'
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
