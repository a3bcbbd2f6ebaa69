/** Value of an optional field for a request: null when it's blank. */
export function textOrNull(text: string): string | null {
  return text.trim() || null
}
