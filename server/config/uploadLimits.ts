import { integer, type Environment } from './environment.ts'

import type { UploadLimits } from '../modules/upload/index.ts'

const MB = 1024 * 1024

export function readUploadLimits(env: Environment): UploadLimits {
  const megabytes = (name: string, fallback: number) =>
    // One whole request has 91 MB at most.
    integer(env, name, { fallback, minimum: 100, maximum: 1_000_000 }) * MB
  return {
    underWay: megabytes('UPLOADS_UNDER_WAY_MB', 300),
    perCustomer: megabytes('UPLOADS_PER_CUSTOMER_MB', 500),
  }
}
