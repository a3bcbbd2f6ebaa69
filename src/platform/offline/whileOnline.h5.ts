const RETRY_MS = 10_000

/** Calls `act` whenever the browser gets a network, and from time to time while it has one, which may not work yet. */
export function whileOnline(act: () => void): void {
  window.addEventListener('online', act)
  setInterval(() => navigator.onLine && act(), RETRY_MS)
}
