import { and, eq, inArray } from 'drizzle-orm'

import { uploads } from '../../db/schema/index.ts'
import { UPLOADS_PATH } from '../../contracts/publicPaths.ts'

import type { Transaction } from '../../db/client.ts'
import type { PictureStorage } from './storage.ts'

/**
 * Takes pictures out for good, as far as the customer uploaded them. The files go before the transaction ends: a
 * storage that does not answer undoes all of it, so that nothing is left behind unknown.
 */
export async function removeOwnPictures(
  tx: Transaction,
  storage: PictureStorage,
  userId: string,
  urls: readonly string[],
): Promise<void> {
  const removed = await tx
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.url, [...urls])))
    .returning({ url: uploads.url })
  for (const { url } of removed) await storage.remove(url.slice(UPLOADS_PATH.length))
}
