import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

import { sql } from 'drizzle-orm'

import { MIGRATIONS_DIR } from '../../../server/assets.ts'
import { openEmbedded } from '../../../server/db/embedded.ts'
import { openPostgres } from '../../../server/db/postgres.ts'
import { seedReference } from '../../../server/seed/reference.ts'
import { databaseOn, runOn } from './postgresServer.ts'

import type { DatabaseConnection } from '../../../server/db/client.ts'

// A test database lives for seconds: optimising its WebAssembly would cost more than it saves.
setFlagsFromString('--liftoff-only')

const SEED_DIR = fileURLToPath(new URL('../../../server/seed', import.meta.url))
const CACHE_DIR = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url))

/**
 * Opens a migrated database with the reference data: on the server at `TEST_DATABASE_URL`, or embedded in
 * memory.
 *
 * @param port of a proxy to the server
 */
export function openTestDatabase(port?: number): Promise<DatabaseConnection> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openFreshDatabase(url, port) : openFromDump()
}

async function openFreshDatabase(adminUrl: string, port?: number): Promise<DatabaseConnection> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(adminUrl, `create database ${name} template ${await templateOn(adminUrl)}`)
  const url = new URL(databaseOn(adminUrl, name))
  if (port !== undefined) url.port = String(port)
  const connection = await openPostgres(url.href)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await runOn(adminUrl, `drop database ${name} with (force)`)
    },
  }
}

/** A template with the migrations and reference data, created once per server: copying it is much faster. */
async function templateOn(adminUrl: string): Promise<string> {
  const name = `template_${hashOfContents()}`
  const existing = await runOn(adminUrl, `select from pg_database where datname = '${name}'`)
  if (existing > 0) return name
  const draft = `draft_${randomBytes(8).toString('hex')}`
  await runOn(adminUrl, `create database ${draft}`)
  const connection = await openPostgres(databaseOn(adminUrl, draft))
  await seedReference(connection.db, new Date())
  await connection.close()
  await runOn(adminUrl, `alter database ${draft} rename to ${name}`)
  return name
}

/** Nobody creates databases in a test database, and the templates for them are half of the dump. */
const WITHOUT_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
]

/**
 * Setting up a new embedded database takes seconds; loading a dump with the reference data takes half a
 * second.
 */
async function openFromDump(): Promise<DatabaseConnection> {
  const path = join(CACHE_DIR, `${hashOfContents()}.tar`)
  const dump = read(path)
  const connection = await openEmbedded(dump ? { dump } : {})
  if (!dump) {
    await seedReference(connection.db, new Date())
    for (const statement of WITHOUT_TEMPLATES) await connection.db.execute(sql.raw(statement))
    write(path, Buffer.from(await (await connection.dump()).arrayBuffer()))
  }
  return connection
}

/** Hash of what makes a test database: migrations, including their journal with its timestamps, and seed data. */
function hashOfContents(): string {
  const hash = createHash('sha256').update(WITHOUT_TEMPLATES.join())
  for (const directory of [MIGRATIONS_DIR, SEED_DIR]) {
    const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    const paths = files.flatMap((file) => (file.isFile() ? join(file.parentPath, file.name) : []))
    for (const file of paths.sort()) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function read(path: string): Blob | undefined {
  try {
    return new Blob([readFileSync(path)])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes atomically: test files run in parallel and must never read a half-written dump. */
function write(path: string, content: Buffer): void {
  mkdirSync(CACHE_DIR, { recursive: true })
  const partial = `${path}.${process.pid}`
  writeFileSync(partial, content)
  renameSync(partial, path)
}
