import { ApiProblem } from '../../base/http/problem.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '../../contracts/upload.ts'

/** How much may be uploaded, in bytes. */
export interface UploadLimits {
  /** By everybody at once, in this process; at least one whole request. */
  readonly underWay: number
  /** By one customer, as long as the pictures are kept. */
  readonly perCustomer: number
}

/** Room for the uploads under way: all of them are on the disk for a while, and must not fill it. */
export interface UploadBudget {
  /**
   * Runs an upload if there is room for it.
   *
   * @param customerId null for staff
   * @param size the request's `Content-Length`; a body without one counts as the largest allowed
   * @throws ApiProblem 429 UploadsUnfinished with Retry-After, when the customer has too many uploads under way
   * @throws ApiProblem 503 UploadsBusy with Retry-After, when all callers together have
   */
  within<T>(customerId: string | null, size: number | undefined, upload: () => Promise<T>): Promise<T>
}

/** The largest body: all pictures as large as they may be, and what stands between them. */
const MAX_BODY_BYTES = MAX_UPLOAD_FILES * MAX_UPLOAD_BYTES + 1024 * 1024

/** WeChat sends ten files at a time, and a form has nine. */
const MAX_PER_CUSTOMER = 12

/** Of the room, for all uploads of one customer; a single one may be larger. */
const SHARE = 1 / 3

/** A picture of 10 MB is read in about a second. */
const RETRY_SECONDS = 10

export function createUploadBudget({ underWay: total }: Pick<UploadLimits, 'underWay'>): UploadBudget {
  const underWay = new Set<{ readonly customerId: string | null; readonly bytes: number }>()
  return {
    within: async (customerId, size = MAX_BODY_BYTES, upload) => {
      const entry = { customerId, bytes: Math.min(size, MAX_BODY_BYTES) }
      const all = [...underWay]
      const own = customerId === null ? [] : all.filter((other) => other.customerId === customerId)
      const isOverShare = own.length > 0 && bytesOf([...own, entry]) > total * SHARE
      if (own.length >= MAX_PER_CUSTOMER || isOverShare) throw refusal(429, 'UploadsUnfinished')
      if (bytesOf([...all, entry]) > total) throw refusal(503, 'UploadsBusy')
      underWay.add(entry)
      try {
        return await upload()
      } finally {
        underWay.delete(entry)
      }
    },
  }
}

function bytesOf(uploads: readonly { readonly bytes: number }[]): number {
  return uploads.reduce((sum, { bytes }) => sum + bytes, 0)
}

function refusal(status: number, code: 'UploadsUnfinished' | 'UploadsBusy'): ApiProblem {
  return new ApiProblem(status, code, {
    params: { seconds: RETRY_SECONDS },
    retryAfterSeconds: RETRY_SECONDS,
  })
}
