/** A piece of a text, and whether it is one of the words that were searched for. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text at the words of a search, whatever their case. */
export function partsByMatch(text: string, search: string): readonly TextPart[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return [{ text, isMatch: false }]
  // Longer words first: of two that begin alike, the whole match counts.
  const pattern = [...words].sort((one, other) => other.length - one.length).map(escaped)
  return text
    .split(new RegExp(`(${pattern.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

export function hasMatch(text: string, search: string): boolean {
  return partsByMatch(text, search).some(({ isMatch }) => isMatch)
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
