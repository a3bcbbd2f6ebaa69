import { pino, type DestinationStream, type Logger } from 'pino'

import { addressOf } from '../base/http/address.ts'
import { recordOf } from '../db/errorRecord.ts'

/**
 * Structured logs on standard output. Requests are logged without headers and bodies, errors without the values of the
 * statement that failed, so the log has no tokens and nothing that a customer wrote.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      req: (request: { method: string; url: string; headers: Record<string, unknown> }) => ({
        method: request.method,
        path: addressOf(request).split(/[?#]/)[0],
        platform: request.headers['platform'],
      }),
      err: recordOf,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
