/** Converts full-width characters to ASCII, and wide and non-breaking spaces to plain ones. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
}

/**
 * Keeps only Chinese characters, digits and letters, in lower case. A space stays only where two words or
 * numbers would run together.
 */
export function squeeze(text: string): string {
  return halfWidth(text)
    .toLowerCase()
    .replace(/[^0-9a-z\u3400-\u9fff]+/g, ' ')
    .replace(/ (?=[\u3400-\u9fff])/g, '')
    .replace(/([\u3400-\u9fff]) /g, '$1')
    .trim()
}

/**
 * All matches of a pattern, in order.
 * @param pattern must have the `g` flag
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

/** Number of characters to change, add or remove to turn one text into the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
