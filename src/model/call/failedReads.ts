import type { ApiError } from './ApiError'

const listeners = new Set<(error: ApiError) => void>()

/** Called by stores when a read fails: they don't throw, and keep showing what they have. */
export function reportFailedRead(error: ApiError): void {
  for (const listener of listeners) listener(error)
}

/**
 * Runs a read, for callers that need to know whether it failed.
 * @returns the first error noted meanwhile; null when there is none
 */
export async function failureIn(read: () => Promise<void>): Promise<ApiError | null> {
  const failures: ApiError[] = []
  const listener = (error: ApiError) => void failures.push(error)
  listeners.add(listener)
  try {
    await read()
  } finally {
    listeners.delete(listener)
  }
  return failures[0] ?? null
}
