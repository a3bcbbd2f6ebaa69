import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'

import { uploads } from '../../../db/schema/index.ts'
import { namedPictures } from './namedPictures.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export async function insertUploads(db: Database, rows: (typeof uploads.$inferInsert)[]): Promise<void> {
  await db.insert(uploads).values(rows)
}

export async function isPublicUpload(db: Database, url: string): Promise<boolean> {
  const [row] = await db.select({ isPublic: uploads.isPublic }).from(uploads).where(eq(uploads.url, url))
  return row?.isPublic === true
}

/** Those of the pictures that the customer uploaded, in no order. */
export async function findOwnUploads(
  db: Database,
  userId: string,
  urls: readonly string[],
): Promise<string[]> {
  const own = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.url, [...urls])))
  return own.map(({ url }) => url)
}

/** Private pictures from before a time that no row names, the oldest first. */
export async function findUnusedUploads(db: Database, before: Date, limit: number): Promise<string[]> {
  const unused = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(lt(uploads.creationTime, before), eq(uploads.isPublic, false), isNamedNowhere()))
    .orderBy(asc(uploads.creationTime))
    .limit(limit)
  return unused.map(({ url }) => url)
}

/**
 * Deletes the rows of a customer's pictures that no other row names.
 *
 * @returns their URLs
 */
export async function deleteLooseUploads(tx: Transaction, userId: string): Promise<string[]> {
  const removed = await tx
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), isNamedNowhere()))
    .returning({ url: uploads.url })
  return removed.map(({ url }) => url)
}

function isNamedNowhere(): SQL {
  return sql`not exists (select 1 from ${namedPictures()} named where named.url = ${uploads.url})`
}

export async function deleteUploads(db: Database, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await db.delete(uploads).where(inArray(uploads.url, [...urls]))
}
