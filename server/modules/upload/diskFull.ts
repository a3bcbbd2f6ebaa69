import { ApiProblem } from '../../base/http/problem.ts'

/** No room left, the quota used up, or the largest size of a file reached. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Making room takes somebody a while. */
const RETRY_SECONDS = 60

/**
 * For an error of an upload.
 *
 * @throws ApiProblem 503 StorageFull with Retry-After where the disk is full, with the error as its cause; or the error
 */
export function diskFullOr(error: NodeJS.ErrnoException): never {
  if (error.code === undefined || !FULL.includes(error.code)) throw error
  const problem = new ApiProblem(503, 'StorageFull', { retryAfterSeconds: RETRY_SECONDS })
  problem.cause = error
  throw problem
}
