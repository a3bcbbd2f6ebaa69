import { after, DAY_MS } from '../../base/time/clock.ts'
import { KEPT } from '../../base/time/retention.ts'
import { deleteUploads, findUnusedUploads } from './repository/uploads.ts'
import { nameOf, type PictureStorage } from './storage.ts'

import type { Database } from '../../db/client.ts'

/** Long enough for a picture of a draft, which only the customer's device names until it is sent. */
const KEEP_MS = KEPT.unsentPictureDays * DAY_MS

/** How many are deleted at once; the rest waits for the next time. */
const BATCH = 500

/**
 * Deletes old uploads that no row names: of forms that were never sent, or replaced by others. Public ones stay, since
 * their URLs may stand anywhere. A file goes before its row: what fails is tried again.
 */
export async function removeUnusedPictures(db: Database, storage: PictureStorage, now: Date): Promise<void> {
  const unused = await findUnusedUploads(db, after(now, -KEEP_MS), BATCH)
  for (const url of unused) await storage.remove(nameOf(url))
  await deleteUploads(db, unused)
}
