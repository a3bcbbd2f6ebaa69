import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { lockDataDir } from '../db/dataDirLock.ts'
import { uploadsDir } from './adapters.ts'

import type { Logger } from 'pino'

import type { Config } from '../config/config.ts'
import type { DatabaseConnection } from '../db/client.ts'

/**
 * Opens the configured database; the other one is not even loaded.
 *
 * @throws DataDirLocked when another process has the data directory of the embedded database
 */
export async function openDatabase({ database, dataDir }: Config, log: Logger): Promise<DatabaseConnection> {
  if (database.kind === 'postgres') {
    const { openPostgres } = await import('../db/postgres.ts')
    return openPostgres(database.url, {
      onWait: (reason) => log.warn({ reason }, 'waiting for the database'),
    })
  }
  const { openEmbedded } = await import('../db/embedded.ts')
  if (database.kind === 'memory') return openEmbedded({})
  const unlock = lockDataDir(lockPath(dataDir))
  try {
    const connection = await openEmbedded({ directory: databaseDir(dataDir) })
    log.warn('a power cut can damage the embedded database: keep money on PostgreSQL (docs/deploying.md)')
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Deletes the embedded database and all uploads.
 *
 * @throws DataDirLocked while a server works on them
 */
export async function resetDataDir(dataDir: string): Promise<void> {
  const unlock = lockDataDir(lockPath(dataDir))
  try {
    await rm(databaseDir(dataDir), { recursive: true, force: true })
    await rm(uploadsDir(dataDir), { recursive: true, force: true })
  } finally {
    unlock()
  }
}

function databaseDir(dataDir: string): string {
  return join(dataDir, 'database')
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'server.lock')
}
