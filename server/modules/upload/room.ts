import { ApiProblem } from '../../base/http/problem.ts'
import { lockIfLive } from '../user/index.ts'
import { insertUploads, keptBytes, type NewUpload } from './repository/uploads.ts'

import type { Database, Transaction } from '../../db/client.ts'

/**
 * Refuses an upload whose customer has no room left, before anybody knows how large its pictures will be.
 *
 * @param limit in bytes, of all pictures that a customer keeps
 * @throws ApiProblem 409 UploadRoomUsedUp
 */
export async function requireRoom(db: Database, userId: string, limit: number): Promise<void> {
  if ((await keptBytes(db, userId)) >= limit) throw usedUp(limit)
}

/**
 * Adds a customer's pictures. Their uploads take turns.
 *
 * @throws ApiProblem 409 UploadRoomUsedUp
 * @throws ApiProblem 401 SessionEnded if the account was deleted meanwhile
 */
export async function insertWithinRoom(
  tx: Transaction,
  userId: string,
  uploads: readonly NewUpload[],
  limit: number,
): Promise<void> {
  if (!(await lockIfLive(tx, userId))) throw new ApiProblem(401, 'SessionEnded')
  const added = uploads.reduce((sum, { size }) => sum + size, 0)
  if ((await keptBytes(tx, userId)) + added > limit) throw usedUp(limit)
  await insertUploads(tx, uploads)
}

const MB = 1024 * 1024

function usedUp(limit: number): ApiProblem {
  return new ApiProblem(409, 'UploadRoomUsedUp', { params: { maximum: Math.floor(limit / MB) } })
}
