const RETRY_MS = 10_000

/**
 * Calls `act` when the browser comes online, and every ten seconds while it is: being online doesn't mean that the
 * server can be reached.
 */
export function whileOnline(act: () => void): void {
  window.addEventListener('online', act)
  setInterval(() => navigator.onLine && act(), RETRY_MS)
}
