import { DrizzleQueryError } from 'drizzle-orm'

/** What is logged of an error. */
export interface ErrorRecord {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly constraint?: string
  /** The statement that failed, without its values. */
  readonly query?: string
  /** The stack's frames, without the message. */
  readonly stack?: string
  readonly cause?: ErrorRecord
}

/** SQLSTATEs of values that the database refuses; their messages quote the value. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/

/**
 * An error in a form that may be logged. Fields are picked one by one: the error of a failed statement has the
 * statement's values, and the database's details quote the row, with password hashes and customers' numbers.
 */
export function recordOf(error: unknown): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const stack = framesOf(error)
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    ...(stack !== '' && { stack }),
    ...(error.cause !== undefined && { cause: recordOf(error.cause) }),
  }
}

/** What went wrong, in one line; for a failed statement, what the database said. */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause)
  return recordOf(error).message
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'Failed query'
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return error.message
  // A host with several addresses fails with a code only.
  return DATA_EXCEPTION.test(code) ? `data exception ${code}` : error.message || code
}

function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n')
  const first = lines.findIndex((line) => /^\s+at /.test(line))
  return first < 0 ? '' : lines.slice(first).join('\n')
}
