/** Reports a bug to the console, which WeChat's real-time log and browser dev tools collect. */
export function reportError(error: unknown): void {
  console.error(error)
}
