import { after, DAY_MS } from '../../base/time/clock.ts'
import { findStrangers } from './repository/uploads.ts'
import { ListingRefused, urlOf, type KeptFile, type PictureStorage } from './storage.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/client.ts'

/** A file is there before its row; this is long enough for the slowest upload. */
const SAFE_MS = DAY_MS

/** How many files one query asks about: each query reads all rows that name pictures. */
const BATCH = 10_000

interface Dependencies {
  readonly db: Database
  readonly storage: PictureStorage
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Deletes pictures that no row knows: a process died between file and row, or an account was deleted while the storage
 * didn't answer.
 */
export async function sweepPictures({ db, storage, log }: Dependencies, now: Date): Promise<void> {
  try {
    const { lost, known } = await lookThrough(db, storage, after(now, -SAFE_MS))
    // A wrong DATABASE_URL must not cost a warehouse its pictures.
    if (lost.length > 0 && known === 0) {
      log.warn(`none of the ${lost.length} stored pictures belongs to this database: they are left alone`)
      return
    }
    for (const name of lost) await storage.remove(name)
  } catch (error) {
    if (!(error instanceof ListingRefused)) throw error
    log.warn('the object storage lists nothing to this key: pictures that no row knows stay there')
  }
}

async function lookThrough(
  db: Database,
  storage: PictureStorage,
  before: Date,
): Promise<{ readonly lost: readonly string[]; readonly known: number }> {
  const lost: string[] = []
  let known = 0
  const sort = async (files: readonly KeptFile[]): Promise<void> => {
    const strangers = new Set(
      await findStrangers(
        db,
        files.map(({ name }) => urlOf(name)),
      ),
    )
    known += files.length - strangers.size
    const old = files.filter(({ name, savedTime }) => savedTime < before && strangers.has(urlOf(name)))
    lost.push(...old.map(({ name }) => name))
  }
  let batch: KeptFile[] = []
  for await (const file of storage.list()) {
    batch.push(file)
    if (batch.length < BATCH) continue
    await sort(batch)
    batch = []
  }
  if (batch.length > 0) await sort(batch)
  return { lost, known }
}
