/** Delay in browsers without `requestIdleCallback`. */
const IDLE_AFTER_MS = 2_000

export function whenIdle(work: () => void): void {
  // Missing in Safari, although the types say otherwise.
  const request = window.requestIdleCallback as typeof window.requestIdleCallback | undefined
  if (request) request(work)
  else setTimeout(work, IDLE_AFTER_MS)
}
