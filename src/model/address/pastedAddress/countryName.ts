import { COUNTRY_NAMES, type Country } from './Country'
import { isChinese, tidy, type Piece } from './Piece'

/** Removes the country's name: a whole piece, or the start or end of one. */
export function withoutCountry(pieces: readonly Piece[], country: Country): readonly Piece[] {
  const names = COUNTRY_NAMES[country]
  return tidy(
    pieces
      .filter(({ label }) => label !== 'country')
      .map((piece) =>
        piece.label === 'recipient' ? piece : { ...piece, text: stripped(piece.text, names) },
      ),
  )
}

function stripped(text: string, names: readonly string[]): string {
  return names.reduce(
    (left, name) => (isChinese(name) ? withoutChinese(left, name) : withoutLatin(left, name)),
    text,
  )
}

function withoutChinese(text: string, name: string): string {
  return text.replace(new RegExp(`^(?:${name}\\s*)+(?![路街道])|(^|\\s)${name}$`), '')
}

/** States whose names end with the country's name. */
const STATE_BY_POINT = /\b(?:south|western) australia$/i

function withoutLatin(text: string, name: string): string {
  const word = name.replace(/\./g, '\\.')
  if (STATE_BY_POINT.test(text)) return text
  if (name.length > 3) return text.replace(new RegExp(`(?:^|[\\s(])\\(?${word}\\)?$`, 'i'), '')
  return text === name.toUpperCase() ? '' : text
}
