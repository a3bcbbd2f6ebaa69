import { and, eq, inArray } from 'drizzle-orm'

import { uploads } from '../../db/schema/index.ts'
import { fieldProblem } from '../../base/http/problem.ts'

import type { Database } from '../../db/client.ts'

/**
 * Pictures that a customer names in a request, once each, when all of them are theirs to name.
 *
 * @param kept pictures already attached, whoever uploaded them
 * @param member the request's field
 * @throws ApiProblem 400 ImageUnknown for one that the customer did not upload
 */
export async function requireOwnImages(
  db: Database,
  userId: string,
  urls: readonly string[],
  kept: readonly string[] = [],
  member = 'images',
): Promise<string[]> {
  const wanted = [...new Set(urls)]
  const added = wanted.filter((url) => !kept.includes(url))
  if (added.length === 0) return wanted
  const own = await ownImages(db, userId, added)
  if (own.length < added.length) throw fieldProblem(400, 'ImageUnknown', member)
  return wanted
}

/** Those of the pictures that the customer uploaded, in no order. */
export async function ownImages(db: Database, userId: string, urls: readonly string[]): Promise<string[]> {
  const own = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.url, [...urls])))
  return own.map(({ url }) => url)
}
