import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'

import { after, DAY_MS } from '../../base/time/clock.ts'
import { uploads } from '../../db/schema/index.ts'
import { UPLOADS_PATH } from '../../contracts/publicPaths.ts'
import { namedPictures } from './namedPictures.ts'

import type { Database } from '../../db/client.ts'
import type { PictureStorage } from './storage.ts'

/** For so long a picture waits to be named: the drafts on customers' devices keep theirs. */
const KEEP_MS = 30 * DAY_MS

/** How many are taken out at once; the rest comes next time. */
const BATCH = 500

/**
 * Takes out pictures that were uploaded long ago and that nothing names: of forms never sent, or replaced by others.
 * Public ones stay, since their urls may stand anywhere. A file goes before its row: what fails is tried again.
 */
export async function removeUnusedPictures(db: Database, storage: PictureStorage, now: Date): Promise<void> {
  const unused = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(
      and(
        lt(uploads.creationTime, after(now, -KEEP_MS)),
        eq(uploads.isPublic, false),
        sql`not exists (select 1 from ${namedPictures()} named where named.url = ${uploads.url})`,
      ),
    )
    .orderBy(asc(uploads.creationTime))
    .limit(BATCH)
  for (const { url } of unused) await storage.remove(url.slice(UPLOADS_PATH.length))
  const urls = unused.map(({ url }) => url)
  if (urls.length > 0) await db.delete(uploads).where(inArray(uploads.url, urls))
}
