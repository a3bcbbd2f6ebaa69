import { DrizzleQueryError } from 'drizzle-orm'

/** What is written down of an error. */
export interface ErrorRecord {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly constraint?: string
  /** The statement that failed, its values left out. */
  readonly query?: string
  /** Where it came from, without the message. */
  readonly stack?: string
  readonly cause?: ErrorRecord
}

/** SQLSTATE of a value that the database does not take: its message quotes the value. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/

/**
 * An error as a log may keep it. Fields are picked one by one: the error of a failed statement carries the
 * statement's values, and what the database says of it quotes the row, in which stand passwords' hashes and
 * customers' numbers.
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

/** In one line what went wrong: of a failed statement, what the database said. */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause)
  return recordOf(error).message
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'Failed query'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && DATA_EXCEPTION.test(code) ? `data exception ${code}` : error.message
}

function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n')
  const first = lines.findIndex((line) => /^\s+at /.test(line))
  return first < 0 ? '' : lines.slice(first).join('\n')
}
