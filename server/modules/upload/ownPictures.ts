import { fieldProblem } from '../../base/http/problem.ts'
import { deleteLooseUploads, findOwnUploads } from './repository/uploads.ts'
import { nameOf, type PictureStorage } from './storage.ts'

import type { Database, Transaction } from '../../db/client.ts'

/**
 * The pictures that a customer names in a request, once each. All must be theirs, or attached already.
 *
 * @param kept pictures that are attached already, whoever uploaded them
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
  const own = await findOwnUploads(db, userId, added)
  if (own.length < added.length) throw fieldProblem(400, 'ImageUnknown', member)
  return wanted
}

/**
 * Deletes the rows of all pictures of a customer that nothing shows.
 *
 * @returns deletes their files, for after the transaction; what can't be deleted then, the sweep will
 */
export async function removeLooseUploads(
  tx: Transaction,
  storage: PictureStorage,
  userId: string,
): Promise<() => Promise<void>> {
  const urls = await deleteLooseUploads(tx, userId)
  return async () => {
    await Promise.allSettled(urls.map((url) => storage.remove(nameOf(url))))
  }
}
