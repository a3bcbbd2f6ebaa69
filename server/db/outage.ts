import { causesOf } from './causes.ts'

/** Of the connection itself, by Node. */
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]

/**
 * What PostgreSQL says while it stops, starts or changes its role: shut down, crashed, cannot connect now, too many
 * connections, a full disk, a primary that has become a replica, a lock or a statement that took too long.
 */
const STATES = ['57P01', '57P02', '57P03', '25006', '55P03', '57014']
/** Connections, and resources such as connections or space on the disk. */
const CLASSES = ['08', '53']

/** What the driver says of a connection or an answer that it waited for in vain; it gives no codes. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
]

/**
 * Whether an error says that the database is away or too busy right now, so that the same call may work soon. Whether
 * a transaction that failed so was committed is unknown: only a repetition with the same key is safe.
 */
export function isOutage(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      [...NETWORK, ...STATES].includes(code) ||
      CLASSES.includes(code.slice(0, 2)) ||
      MESSAGES.some((text) => message.startsWith(text)),
  )
}
