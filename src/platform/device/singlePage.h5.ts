/** Browsers have no such mode. */
export function isSinglePage(): boolean {
  return false
}
