/** The one way out for a bug: the console, which WeChat's real-time log and browsers' tools collect. */
export function reportError(error: unknown): void {
  console.error(error)
}
