import { isChinese, type Piece } from './Piece'
import { placeKey, type Place } from './places/places'

/** Number of words in the longest place name. */
const MAX_WORDS = 6
const CODE = /^[A-Z]{2,3}$/

/** Suffix that doesn't change which city is meant: "Auckland CBD". */
export const CENTRE = / (?:cbd|central|city)$/i

/** After one of these, the name is part of a street's: "Jalan Ipoh". */
const STREET_PREFIX =
  /(?:^|\s)(?:jalan|jln|jl|lorong|lrg|persiaran|lebuh|lebuhraya|taman|tmn|kampung|kg|bandar|tanjung|rue|boul|boulevard|de|the|of)\.?$/i
/** After one of these, it's the name of another place: "North Sydney". */
const NAME_PREFIX =
  /(?:^|\s)(?:north|south|east|west|new|old|port|upper|lower|mount|mt|lake|glen|point|fort|saint|st)\.?$/i

/** The last words of a text, and the text before them. */
export interface Tail {
  readonly name: string
  readonly key: string
  readonly left: string
}

/** Longest first, without tails that are part of a street's or another place's name. */
export function tailsOf(text: string): readonly Tail[] {
  const words = text.split(' ')
  const counts = Array.from(
    { length: Math.min(MAX_WORDS, words.length) },
    (_none, index) => index + 1,
  ).reverse()
  return counts
    .map((count) => ({ name: words.slice(-count).join(' '), left: words.slice(0, -count).join(' ') }))
    .filter(({ left }) => !STREET_PREFIX.test(left) && !NAME_PREFIX.test(left))
    .map(({ name, left }) => ({ name, left, key: placeKey(name) }))
}

/** The text before a trailing name of the place; null when it doesn't end with one. */
export function withoutTail(tails: readonly Tail[], place: Place, isCodeSure: boolean): string | null {
  return tails.find((tail) => isNamed(tail, place, isCodeSure || tail.left === ''))?.left ?? null
}

/** The same at the start, where only codes and Chinese names count. */
export function withoutHead(text: string, place: Place): string | null {
  for (const name of place.names) {
    if (isChinese(name) || CODE.test(name)) {
      const rank = isChinese(name) ? '(?:地区|领地|[州省市])?' : '(?:[州省]| (?=[A-Z]))'
      const look = new RegExp(`^${name}${rank}(?![路街道])`)
      if (look.test(text)) return text.replace(look, '').trim()
    }
  }
  return null
}

function isNamed({ name, key }: Tail, { names, keys }: Place, isCodeSure: boolean): boolean {
  const at = keys.indexOf(key)
  const known = names[at]
  return known !== undefined && (isCodeSure || !CODE.test(known) || name === known)
}

/** Next to a postcode, even a lower-case code such as "on" means the state. */
export function isCodeSure({ code }: Piece): boolean {
  return code !== undefined
}
