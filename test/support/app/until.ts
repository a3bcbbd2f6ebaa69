import { act } from 'react'

// Captured before any test installs fake timers, so waiting still works under them.
const nextFrame = requestAnimationFrame.bind(window)
const now = performance.now.bind(performance)

/**
 * Lets one animation frame pass inside `act`: Taro fires its page hooks in one, and pending promises settle.
 */
export async function flush(): Promise<void> {
  await act(() => new Promise<void>((resolve) => nextFrame(() => resolve())))
}

/**
 * Waits, frame by frame, until `check` returns something truthy, and returns it. A check that throws (a
 * Testing Library query, an `expect`) counts as "not yet".
 *
 * @throws Error with the last error and the text on screen after the timeout
 */
export async function until<T>(
  check: () => T,
  { timeoutMs = 10_000 }: { timeoutMs?: number } = {},
): Promise<NonNullable<T>> {
  const deadline = now() + timeoutMs
  for (;;) {
    const { value, error } = attempt(check)
    if (value) return value
    if (now() > deadline) throw timedOut(check, timeoutMs, error)
    await flush()
  }
}

function attempt<T>(check: () => T): { value?: T; error?: unknown } {
  try {
    return { value: check() }
  } catch (error) {
    return { error }
  }
}

function timedOut(check: () => unknown, timeoutMs: number, lastError: unknown): Error {
  const reason = lastError instanceof Error ? `\nlast error: ${lastError.message}` : ''
  const screen = document.body.textContent ?? ''
  return new Error(`still not so after ${timeoutMs} ms: ${String(check)}${reason}\non screen: ${screen}`)
}
