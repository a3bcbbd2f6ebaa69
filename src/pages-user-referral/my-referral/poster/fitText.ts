/** Width of a text in the font that it will be drawn in. */
export type Measure = (text: string) => number

/** A Chinese character, or a word with the space after it. */
const PIECE = /[\u2E80-\uD7FF\uF900-\uFFEF]|[^\s\u2E80-\uD7FF\uF900-\uFFEF]+\s*|\s+/g

const JOINER = '\u200D'

/** Shortens a text that is too long, with an ellipsis. */
export function fitLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const characters = Array.from(text)
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) dropLast(characters)
  return `${characters.join('').trimEnd()}…`
}

/**
 * Breaks a text into lines: Chinese anywhere, other languages between words. If there are too many lines, the last
 * one ends with an ellipsis.
 */
export function wrapText(text: string, width: number, maxLines: number, measure: Measure): readonly string[] {
  const lines: string[] = ['']
  for (const piece of text.match(PIECE) ?? []) {
    const line = (lines[lines.length - 1] ?? '') + piece
    if (line !== piece && measure(line.trimEnd()) > width) lines.push(piece)
    else lines[lines.length - 1] = line
  }
  const shown = lines.slice(0, maxLines)
  if (lines.length > maxLines) shown[maxLines - 1] = lines.slice(maxLines - 1).join('')
  return shown.map((line) => fitLine(line.trimEnd(), width, measure))
}

/** Drops the last character, with the first half of a flag and the joiners of an emoji. */
function dropLast(characters: string[]): void {
  const isHalfOfFlag = isFlagLetter(characters.pop()) && flagLettersAtEnd(characters) % 2 === 1
  if (isHalfOfFlag) characters.pop()
  while (characters[characters.length - 1] === JOINER) characters.pop()
}

function flagLettersAtEnd(characters: readonly string[]): number {
  let count = 0
  while (isFlagLetter(characters[characters.length - 1 - count])) count += 1
  return count
}

function isFlagLetter(character = ''): boolean {
  const point = character.codePointAt(0) ?? 0
  return point >= 0x1f1e6 && point <= 0x1f1ff
}
