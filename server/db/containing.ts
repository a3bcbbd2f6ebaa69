/** A pattern for `like` that finds the words as they are: `%` and `_` have no meaning of their own. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
