/** A phone's screen never shows a whole page of a list. */
export function fitsScreen(_id: string): boolean {
  return false
}
