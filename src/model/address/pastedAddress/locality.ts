import type { Country } from './Country'
import type { Piece } from './Piece'
import { endsWithStreet, localityAfterStreet } from './streetWords'

interface Found {
  readonly city: string
  readonly pieces: readonly Piece[]
}

/**
 * Takes a town that isn't in any list: next to the postcode, or before the state.
 * @param stateAt index of the piece that held the state; -1 if none did
 */
export function takeLocality(pieces: readonly Piece[], country: Country, stateAt: number): Found {
  const isTold = ({ label, code, text }: Piece): boolean =>
    label === 'city' || (country === 'MY' && code === 'before' && isLocality(text))
  const told = pieces.findIndex(isTold)
  if (told >= 0) return taken(pieces, told, textAt(pieces, told))
  return besideState(pieces, stateAt)
}

function besideState(pieces: readonly Piece[], stateAt: number): Found {
  const at = stateAt >= 0 ? stateAt : pieces.findIndex(({ code }) => code === 'behind')
  const end = [at, pieces.findIndex(({ code }) => code === 'behind')].find((index) => pieces[index]?.text)
  if (end !== undefined) return fromEnd(pieces, end)
  const before = beforeOf(pieces, at)
  return before === null ? { city: '', pieces } : fromEnd(pieces, before)
}

/** Index of the nearest piece before `at` that has text, unless it may be a name. */
function beforeOf(pieces: readonly Piece[], at: number): number | null {
  for (let index = at - 1; index >= 0; index -= 1) {
    const piece = pieces[index]
    if (piece && piece.text !== '') return canBePlace(piece, index, pieces[at]) ? index : null
  }
  return null
}

/** The first piece is a person's name, unless the state is on the same line. */
function canBePlace({ label, line }: Piece, index: number, state: Piece | undefined): boolean {
  return label !== 'recipient' && (index > 0 || line === state?.line)
}

function fromEnd(pieces: readonly Piece[], at: number): Found {
  const text = textAt(pieces, at)
  if (isLocality(text)) return taken(pieces, at, text)
  const city = localityAfterStreet(text)
  return city === '' ? { city, pieces } : taken(pieces, at, city)
}

function isLocality(text: string): boolean {
  return text !== '' && !/\d/.test(text) && text.split(' ').length <= 4 && !endsWithStreet(text)
}

function textAt(pieces: readonly Piece[], at: number): string {
  return pieces[at]?.text ?? ''
}

function taken(pieces: readonly Piece[], at: number, city: string): Found {
  const others = pieces.map((piece, index) =>
    index === at ? { ...piece, text: piece.text.slice(0, piece.text.length - city.length).trim() } : piece,
  )
  return { city, pieces: others }
}
