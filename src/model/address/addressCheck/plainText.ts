/** Signs as a keyboard without Chinese has them. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
}

/**
 * What is left without punctuation: Chinese signs, digits and small letters. A space stays only where two words
 * or numbers would run into each other.
 */
export function squeeze(text: string): string {
  return halfWidth(text)
    .toLowerCase()
    .replace(/[^0-9a-z\u3400-\u9fff]+/g, ' ')
    .replace(/ (?=[\u3400-\u9fff])/g, '')
    .replace(/([\u3400-\u9fff]) /g, '$1')
    .trim()
}

/** Every place where a pattern with the flag `g` matches, in order. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

/** How many signs would have to be changed, added or left out to make one text of the other. */
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
