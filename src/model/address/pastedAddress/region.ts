import type { Country } from './Country'
import { withoutCountry } from './countryName'
import { isChinese, tidy, type Piece } from './Piece'
import { CENTRE, isCodeSure, tailsOf, withoutHead, withoutTail, type Tail } from './placeInPiece'
import { isNameOf, placeOf, statesOf, type Place, type State } from './places/places'
import { stateByPostCode } from './stateByPostCode'
import { takeLocality } from './locality'

interface Found {
  readonly state: State | null
  readonly city: Place | null
  readonly pieces: readonly Piece[]
}

interface FoundPlace<P extends Place> {
  readonly place: P | null
  readonly pieces: readonly Piece[]
  /** Index of the piece it was taken from, or -1. */
  readonly at: number
}

/** Takes state and city, and drops the country, from the text. */
export function takeRegion(given: readonly Piece[], country: Country, postCode: string): Found {
  const states = statesOf(country)
  const bare = withoutCountry(given, country)
  if (states.length === 0)
    return { state: null, city: null, pieces: bare.filter(({ label }) => !isOfPlace(label)) }
  const found = takePlace(bare, states, 'state')
  const state = found.place ?? stateByPostCode(country, postCode) ?? stateOfCity(bare, states)
  return state ? takeCity(found, state, country) : { state, city: null, pieces: tidy(found.pieces) }
}

/**
 * Takes a listed city, else the state's namesake (Auckland), else an unlisted town. In the US the town comes
 * before the namesake.
 */
function takeCity(found: FoundPlace<State>, state: State, country: Country): Found {
  const cleared = takePlace(found.pieces, [state], 'state').pieces
  const listed = takePlace(cleared, state.cities, 'city')
  if (listed.place) return { state, city: listed.place, pieces: tidy(listed.pieces) }
  const namesake = state.cities.find((city) => city.keys.some((key) => state.keys.includes(key))) ?? null
  if (namesake && country !== 'US') return { state, city: namesake, pieces: tidy(listed.pieces) }
  const { city, pieces } = takeLocality(listed.pieces, country, found.at)
  return { state, city: city === '' ? namesake : cityNamed(city, state), pieces: tidy(pieces) }
}

/** The listed city if the name is its centre ("Sydney CBD"); otherwise the name as written. */
function cityNamed(name: string, { cities }: State): Place {
  return cities.find((city) => isNameOf(name.replace(/ cbd$/i, ''), city)) ?? placeOf(name)
}

function withoutCentre(piece: Piece): Piece {
  return { ...piece, text: piece.text.replace(CENTRE, '') }
}

function isOfPlace(label: Piece['label']): boolean {
  return label === 'city' || label === 'state'
}

/** Looks in the labelled piece first, then at the start and end of each piece, the last piece first. */
function takePlace<P extends Place>(
  pieces: readonly Piece[],
  places: readonly P[],
  label: 'state' | 'city',
): FoundPlace<P> {
  const labelled = pieces.findIndex((piece) => piece.label === label)
  const named = places.find((place) => isNameOf(pieces[labelled]?.text ?? '', place))
  if (named) return { place: named, pieces: changed(pieces, labelled, ''), at: labelled }
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at]
    if (piece && piece.label !== 'recipient' && !(isOfPlace(piece.label) && piece.label !== label)) {
      const tails = tailsOf(piece.text)
      for (const place of places) {
        const left = without(piece, tails, place, isLastOfAddress(pieces, at))
        if (left !== null) return { place, pieces: changed(pieces, at, left), at }
      }
    }
  }
  return { place: null, pieces, at: -1 }
}

function changed(pieces: readonly Piece[], at: number, text: string): readonly Piece[] {
  return pieces.map((piece, index) => (index === at ? { ...piece, text: text.trim() } : piece))
}

function without(piece: Piece, tails: readonly Tail[], place: Place, isLast: boolean): string | null {
  const { text } = piece
  if (text === '') return null
  const head = withoutHead(text, place)
  if (head !== null) return head
  const left = withoutTail(tails, place, isCodeSure(piece))
  const isEnd = left === '' || piece.code !== undefined || isLast || isChinese(text)
  return isEnd ? left : null
}

/**
 * Whether a piece ends the address: what follows is nothing, another line, next to the postcode, or empty
 * because a state was taken from it.
 */
function isLastOfAddress(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  return (
    next === undefined || next.text === '' || next.code !== undefined || next.line > (pieces[at]?.line ?? 0)
  )
}

/** The state of a city named in the text; null if several have a city of that name (Portland, Springfield). */
function stateOfCity(pieces: readonly Piece[], states: readonly State[]): State | null {
  return onlyStateIn(pieces, states) ?? onlyStateIn(pieces.map(withoutCentre), states)
}

function onlyStateIn(pieces: readonly Piece[], states: readonly State[]): State | null {
  const [first, ...others] = states.flatMap((state) => {
    const city = takePlace(pieces, state.cities, 'city').place
    return city ? [{ state, city }] : []
  })
  const isAmbiguous = others.some(({ city }) => city.keys.some((key) => first?.city.keys.includes(key)))
  return first && !isAmbiguous ? first.state : null
}
