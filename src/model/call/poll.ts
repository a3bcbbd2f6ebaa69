interface Pace {
  readonly firstMs: number
  /** How many times longer each wait is than the one before. */
  readonly growth: number
  readonly longestMs: number
}

/** Starts within seconds and slows down to once a minute. */
const GENTLE: Pace = { firstMs: 5_000, growth: 1.5, longestMs: 60_000 }

/**
 * Calls `read` again and again, one at a time, with ever longer waits.
 *
 * @param read must not throw
 * @returns a function that stops polling; a call in flight still finishes
 */
export function poll(read: () => Promise<void>, { firstMs, growth, longestMs }: Pace = GENTLE): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(ms: number): void {
    timer = setTimeout(() => void next(ms), ms)
  }

  async function next(waitedMs: number): Promise<void> {
    try {
      await read()
    } finally {
      if (!isStopped) wait(Math.min(waitedMs * growth, longestMs))
    }
  }

  wait(firstMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
