import type { ApiError } from './ApiError'

const listeners = new Set<(error: ApiError) => void>()

/** Lists and resources keep what they fail with to themselves, and go on showing what they have. */
export function noteFailedRead(error: ApiError): void {
  for (const listener of listeners) listener(error)
}

/** Reads. @returns what the first read failed with, for whoever asked for news and would see none */
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
