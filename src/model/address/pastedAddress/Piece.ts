/** What a label says of the words behind it. `mobile` is the number to call first; `other` is nothing to fill in. */
export type Label =
  'recipient' | 'mobile' | 'phone' | 'postCode' | 'street' | 'city' | 'state' | 'country' | 'other'

/** A part of the text that stands by itself: between two commas, labels or line ends. */
export interface Piece {
  readonly text: string
  readonly label: Label | null
  readonly line: number
  /** Whether a telephone number stood before or behind it. */
  readonly isBesidePhone?: boolean
  /** On which side of it the postcode stood. */
  readonly code?: 'before' | 'behind'
}

const EDGES = /^[\s,;|:./!?=*~_-]+|[\s,;|:/!?=*~_-]+$/g
/** A full stop, and not the one of an abbreviation. */
const FULL_STOP = /([^\s.]{4,})\.$/
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g
const CHINESE = /[\u4e00-\u9fff]/

export function isChinese(text: string): boolean {
  return CHINESE.test(text)
}

/** Without what only parts one thing from the next, and without brackets that only open or close. */
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

/** Each piece trimmed, without those that have nothing left. */
export function tidy(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, text: trimmed(piece.text) })).filter(({ text }) => text !== '')
}

/** The pieces with others in the place of one. */
export function replaced(pieces: readonly Piece[], at: number, others: readonly Piece[]): readonly Piece[] {
  return tidy([...pieces.slice(0, at), ...others, ...pieces.slice(at + 1)])
}
