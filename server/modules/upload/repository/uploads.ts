import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'

import { uploads } from '../../../db/schema/index.ts'
import { namedPictures } from './namedPictures.ts'

import type { Database, Transaction } from '../../../db/client.ts'

export type NewUpload = typeof uploads.$inferInsert

export async function insertUploads(db: Database, rows: readonly NewUpload[]): Promise<void> {
  await db.insert(uploads).values([...rows])
}

/** How many bytes all pictures of a customer take. */
export async function keptBytes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.size}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.userId, userId))
  return row?.bytes ?? 0
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

/** Those of the URLs that are neither an upload nor named by another row. */
export async function findStrangers(db: Database, urls: readonly string[]): Promise<string[]> {
  const strangers = await db.execute(sql`
    select listed.url from jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb) as listed(url)
    where not exists (select 1 from ${uploads} where ${uploads.url} = listed.url)
      and not exists (select 1 from ${namedPictures()} named where named.url = listed.url)`)
  return (strangers as { rows: { url: string }[] }).rows.map(({ url }) => url)
}

function isNamedNowhere(): SQL {
  return sql`not exists (select 1 from ${namedPictures()} named where named.url = ${uploads.url})`
}

export async function deleteUploads(db: Database, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await db.delete(uploads).where(inArray(uploads.url, [...urls]))
}
