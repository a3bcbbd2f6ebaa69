/** What was typed into an optional field, for a call: null where there is nothing but space. */
export function textOrNull(text: string): string | null {
  return text.trim() || null
}
