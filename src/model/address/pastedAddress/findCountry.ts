import { COUNTRIES, COUNTRY_NAMES, POST_CODES, type Country } from './Country'
import { phoneCountries } from './phone'
import { isChinese, type Piece } from './Piece'
import { CENTRE } from './placeInPiece'
import { placeKey, statesOf, type Place } from './places/places'

/** Score of the country already chosen: below a name in the text, above what most number formats score. */
const CHOSEN = 45
const NAMED = 100
/** A lower score may be chance. */
const MIN_SCORE = 20

/** Words for houses and streets that point to a country, with their score. */
const STREET_WORDS: readonly (readonly [Country, RegExp, number])[] = [
  ['SG', /\b(?:blk|hdb)\b|#\d{1,3}-\d{1,5}|(?:^|\s)block \d/i, 25],
  ['MY', /\b(?:jalan|jln|lorong|taman|kampung|kg|persiaran|lebuh|bin|binti|seksyen|bandar)\b/i, 15],
]

const CODE_LOOKS: readonly (readonly [Country, RegExp, number])[] = [
  ['SG', /(?:^|[^A-Za-z])\(?S\)?[ .]?\(?\d{6}\)?(?!\d)/, 60],
  ['SG', /(?:^|[^\dA-Za-z-])\d{6}(?![\dA-Za-z-])/, 15],
  ['MY', /(?:^|[^\dA-Za-z-])\d{5} [A-Za-z]/, 10],
  ['US', /(?:^|[^\dA-Za-z-])\d{5}-\d{4}(?!\d)/, 40],
  ['US', /(?:^|[^\dA-Za-z-])\d{5}\s*(?:$|[,\n])/m, 10],
  ['CA', new RegExp(`(?:^|[^\\dA-Za-z-])${POST_CODES.CA}(?![\\dA-Za-z])`, 'i'), 80],
  ['AU', /(?:^|[^\dA-Za-z-])\d{4}\s*$/m, 5],
  ['NZ', /(?:^|[^\dA-Za-z-])\d{4}\s*$/m, 5],
]

/**
 * Scores every country by the evidence in the text.
 * @returns the best one; `country` is null when its score is too low
 */
export function findCountry(
  plain: string,
  pieces: readonly Piece[],
  chosen: Country | null,
): { readonly country: Country | null; readonly score: number } {
  const phones = phoneCountries(plain)
  const scores = COUNTRIES.map((country) => ({
    country,
    score:
      (country === chosen ? CHOSEN : 0) +
      nameScore(country, plain, pieces) +
      placesScore(country, plain, pieces) +
      (phones.byCode.includes(country) ? 30 : 0) +
      (phones.byShape.includes(country) ? 12 : 0) +
      patternScore(country, plain),
  }))
  const [best] = scores.sort((one, other) => other.score - one.score)
  if (!best || best.score < MIN_SCORE) return { country: null, score: 0 }
  return best
}

function nameScore(country: Country, plain: string, pieces: readonly Piece[]): number {
  const labelled = pieces.find(({ label }) => label === 'country')
  if (labelled && COUNTRY_NAMES[country].includes(labelled.text.toLowerCase().trim())) return 2 * NAMED
  return COUNTRY_NAMES[country].some((name) => isNamed(name, plain, pieces)) ? NAMED : 0
}

/**
 * A Chinese name counts anywhere, a long name at the end of a piece or before a number. A short name has to
 * be in capitals, and the whole piece or next to a number.
 */
function isNamed(name: string, plain: string, pieces: readonly Piece[]): boolean {
  if (isChinese(name)) return plain.includes(name)
  const word = name.replace(/\./g, '\\.')
  if (name.length < 4) {
    const code = new RegExp(`^${word.toUpperCase()}(?: \\d{4,6})?$|\\d ${word.toUpperCase()}$`)
    return pieces.some(({ text }) => code.test(text))
  }
  const look = new RegExp(`(?:^|\\s)\\(?${word}\\)?(?:$|\\s\\(?\\d)|^${word}$`, 'i')
  return pieces.some(({ text }) => look.test(text))
}

/** Scores states next to a postcode, and states and cities mentioned by name. */
function placesScore(country: Country, plain: string, pieces: readonly Piece[]): number {
  const states = statesOf(country)
  const codes = states.flatMap(({ names }) => names.filter((name) => /^[A-Z]{2,3}$/.test(name)))
  const isCoded =
    codes.length > 0 &&
    new RegExp(
      `(?:^|[^A-Za-z])(?:${codes.join('|')})[ ,\\n]+(?:${POST_CODES[country]})(?!\\d)|\\d{5},? (?:${codes.join('|')})(?![A-Za-z])`,
      'i',
    ).test(plain)
  const words = pieces.map(({ text }) =>
    placeKey(text)
      .replace(/[\s,]*\d[\d\s-]*$/, '')
      .replace(CENTRE, ''),
  )
  const isState = states.some((state) => isMentioned(state, pieces, words))
  const isCity = states.some(({ cities }) => cities.some((city) => isMentioned(city, pieces, words)))
  return (isCoded ? 60 : 0) + (isState ? 30 : 0) + (isCity ? 20 : 0)
}

function isMentioned({ names, keys }: Place, pieces: readonly Piece[], words: readonly string[]): boolean {
  return names.some((name, at) => {
    if (/^[A-Z]{2,3}$/.test(name)) return pieces.some(({ text }) => text === name)
    if (isChinese(name)) return pieces.some(({ text }) => text.includes(name))
    const key = keys[at] ?? name
    return words.some((text) => text === key || text.endsWith(` ${key}`))
  })
}

function patternScore(country: Country, plain: string): number {
  return [...STREET_WORDS, ...CODE_LOOKS]
    .filter(([of, look]) => of === country && look.test(plain))
    .reduce((sum, [, , points]) => sum + points, 0)
}
