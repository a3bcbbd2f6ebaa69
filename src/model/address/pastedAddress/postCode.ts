import { COUNTRY_NAMES, POST_CODES, type Country } from './Country'
import { isChinese, replaced, trimmed, type Piece } from './Piece'
import { statesOf } from './places/places'

interface Found {
  readonly postCode: string
  readonly pieces: readonly Piece[]
}

interface Candidate {
  readonly at: number
  readonly match: RegExpExecArray
  readonly score: number
}

/** Words that mark the number next to them as a house number: before it, or after it. */
const HOUSE_BEFORE =
  /(?:^|[^a-z])(?:apt|apartment|unit|suite|ste|room|rm|no|floor|level|lot|box|house|flat|blk|block|shop|locker|rd|#)[.: ]*$/i
const HOUSE_AFTER = /^\s*(?:号|座|楼|室|路|街|栋|弄|巷|st\b|nd\b|rd\b|th\b)/i

/** Takes the candidate with the highest score; one without a positive score isn't a postcode. */
export function takePostCode(pieces: readonly Piece[], country: Country | null): Found {
  if (country === null) return { postCode: labelledCode(pieces), pieces: withoutLabelled(pieces) }
  const candidates = pieces.flatMap((piece, at) => candidatesIn(piece, at, pieces, country))
  const [best] = [...candidates].sort((one, other) => other.score - one.score || other.at - one.at)
  if (!best || best.score <= 0) return { postCode: '', pieces: withoutLabelled(pieces) }
  const others = pieces.map((piece, at) =>
    at === best.at || piece.label !== 'postCode' ? piece : { ...piece, text: '' },
  )
  return {
    postCode: written(best.match[3] ?? '', country),
    pieces: replaced(others, best.at, aroundCode(pieces[best.at], best.match)),
  }
}

function labelledCode(pieces: readonly Piece[]): string {
  return (
    pieces
      .find(({ label }) => label === 'postCode')
      ?.text.split(' ')[0]
      ?.toUpperCase() ?? ''
  )
}

function withoutLabelled(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ label }) => label !== 'postCode')
}

/** Singapore's postcodes may follow an S, with or without brackets. */
function patternFor(country: Country): RegExp {
  const lead = country === 'SG' ? '(\\(?S\\)?[ .]?\\(?|Singapore \\(|\\()?' : '(\\()?'
  return new RegExp(`(^|[^\\dA-Za-z#-])${lead}(${POST_CODES[country]})\\)?(?![\\dA-Za-z]|-\\d)`, 'gi')
}

function candidatesIn(
  piece: Piece,
  at: number,
  pieces: readonly Piece[],
  country: Country,
): readonly Candidate[] {
  if (piece.label === 'city' || piece.label === 'recipient') return []
  const look = patternFor(country)
  const found: Candidate[] = []
  for (let match = look.exec(piece.text); match; match = look.exec(piece.text)) {
    found.push({ at, match, score: scoreOf(piece, match, country) + at / pieces.length })
    // Adjacent codes may share the space between them.
    look.lastIndex = match.index + Math.max(1, match[0].length - 1)
  }
  return found
}

function scoreOf(piece: Piece, match: RegExpExecArray, country: Country): number {
  const [whole, edge = '', lead = ''] = match
  const before = piece.text.slice(0, match.index) + edge
  const behind = piece.text.slice(match.index + whole.length)
  if (HOUSE_BEFORE.test(before) || HOUSE_AFTER.test(behind)) return 0
  return (
    (piece.label === 'postCode' ? 20 : 0) +
    (/s/i.test(lead) ? 8 : 0) +
    (country === 'CA' ? 6 : 0) +
    placeScore(trimmed(before), trimmed(behind), country)
  )
}

function placeScore(before: string, behind: string, country: Country): number {
  if (behind === '') return before === '' ? 5 : isPlace(before, country) ? 6 : 2
  // "81800 Ulu Tiram": in Malaysia the postcode comes before the town.
  const isTown = country === 'MY' && !/\d/.test(behind) && !isChinese(behind)
  if (isPlace(behind, country)) return 4
  if (isTown) return 3
  return before === '' ? FIRST_NUMBER[country] : isPlace(before, country) ? 3 : 0.5
}

/** Score of a number at the start of a part: a house number, except for Singapore's six digits. */
const FIRST_NUMBER: Readonly<Record<Country, number>> = { SG: 1, MY: -6, AU: -6, NZ: -6, US: -6, CA: -6 }

/** Whether a text begins or ends with a country, a state or a city; Chinese names count anywhere. */
function isPlace(words: string, country: Country): boolean {
  const text = ` ${words.toLowerCase().replace(/[()]/g, '')} `
  const states = statesOf(country)
  const names = [
    ...COUNTRY_NAMES[country],
    ...states.flatMap((state) => [...state.names, ...state.cities.flatMap((city) => city.names)]),
  ]
  return names.some((name) => {
    const wanted = name.toLowerCase()
    return isChinese(name)
      ? text.includes(wanted)
      : text.endsWith(` ${wanted} `) || text.startsWith(` ${wanted} `)
  })
}

function aroundCode(piece: Piece | undefined, match: RegExpExecArray): readonly Piece[] {
  if (!piece) return []
  const [whole, edge = ''] = match
  const label = piece.label === 'postCode' ? null : piece.label
  return [
    { ...piece, label, text: piece.text.slice(0, match.index) + edge, code: 'behind' },
    { ...piece, label, text: piece.text.slice(match.index + whole.length), code: 'before' },
  ]
}

/** Canada's postcodes are in upper case, with a space instead of a hyphen. */
function written(code: string, country: Country): string {
  return country === 'CA' ? code.toUpperCase().replace('-', ' ') : code
}
