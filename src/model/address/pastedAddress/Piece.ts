/** What the text after a label is. `mobile` is preferred over `phone`; `other` fills no field. */
export type Label =
  'recipient' | 'mobile' | 'phone' | 'postCode' | 'street' | 'city' | 'state' | 'country' | 'other'

/** A part of the text: between two commas, labels or line ends. */
export interface Piece {
  readonly text: string
  readonly label: Label | null
  readonly line: number
  /** Whether a phone number stood before or after it. */
  readonly isNextToPhone?: boolean
  /** Side of this piece that the postcode was on. */
  readonly code?: 'before' | 'behind'
}

const EDGES = /^[\s,;|:./!?=*~_-]+|[\s,;|:/!?=*~_-]+$/g
/** A full stop after four or more characters; after fewer it marks an abbreviation. */
const FULL_STOP = /([^\s.]{4,})\.$/
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g
const CHINESE = /[\u4e00-\u9fff]/

export function isChinese(text: string): boolean {
  return CHINESE.test(text)
}

/** Collapses spaces; strips separators, empty brackets and an unmatched bracket at either end. */
export function trimmed(text: string): string {
  const bare = text
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '')
    .replace(FULL_STOP, '$1')
  const [opened, closed] = [bare.split('(').length, bare.split(')').length]
  if (opened === closed) return bare
  return (opened > closed ? bare.replace(/\($|^\(/, '') : bare.replace(/^\)|\)$/, '')).replace(EDGES, '')
}

/** Trims each piece and drops empty ones. */
export function tidy(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, text: trimmed(piece.text) })).filter(({ text }) => text !== '')
}

/** Replaces the piece at `at` with others. */
export function replaced(pieces: readonly Piece[], at: number, others: readonly Piece[]): readonly Piece[] {
  return tidy([...pieces.slice(0, at), ...others, ...pieces.slice(at + 1)])
}
