/** Browsers have no such mode. */
export function tellSinglePage(): boolean {
  return false
}
