import { ApiProblem } from '../../base/http/problem.ts'

/** No room, quota used up, file too large for the disk. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Making room takes somebody a while. */
const RETRY_SECONDS = 60

/** @throws ApiProblem 503 StorageFull if the error says that the disk is full; otherwise the error itself */
export function diskFullOr(error: NodeJS.ErrnoException): never {
  if (error.code === undefined || !FULL.includes(error.code)) throw error
  const problem = new ApiProblem(503, 'StorageFull', { retryAfterSeconds: RETRY_SECONDS })
  problem.cause = error
  throw problem
}
