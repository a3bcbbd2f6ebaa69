import { CALLING_CODES, COUNTRIES, type Country } from './Country'
import { replaced, type Piece } from './Piece'

/** Numbers as dialled within the country. */
const AT_HOME: Readonly<Record<Country | 'CN', string>> = {
  SG: '[3689]\\d{3}[ .-]?\\d{4}',
  MY: '01\\d[ .-]?\\d{3,4}[ .-]?\\d{4}|0[3-9]\\d?[ .-]?\\d{3,4}[ .-]?\\d{3,4}',
  AU: '04\\d{2}[ .-]?\\d{3}[ .-]?\\d{3}|\\(?0[2378]\\)?[ .-]?\\d{4}[ .-]?\\d{4}',
  NZ: '02\\d{1,2}[ .-]?\\d{3,4}[ .-]?\\d{3,4}|0[34679][ .-]?\\d{3}[ .-]?\\d{4}',
  US: '\\(?[2-9]\\d{2}\\)?[ .-]{0,2}\\d{3}[ .-]?\\d{4}',
  CA: '\\(?[2-9]\\d{2}\\)?[ .-]{0,2}\\d{3}[ .-]?\\d{4}',
  CN: '1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}',
}
/** What follows the country code; the leading zero may be missing. */
const AFTER_CODE: Readonly<Record<Country | 'CN', string>> = {
  SG: AT_HOME.SG,
  MY: '0?1\\d[ .-]?\\d{3,4}[ .-]?\\d{4}|0?[3-9]\\d?[ .-]?\\d{3,4}[ .-]?\\d{3,4}',
  AU: '0?4\\d{2}[ .-]?\\d{3}[ .-]?\\d{3}|0?[23478][ .-]?\\d{4}[ .-]?\\d{4}',
  NZ: '0?2\\d{1,2}[ .-]?\\d{3,4}[ .-]?\\d{3,4}|0?[34679][ .-]?\\d{3}[ .-]?\\d{4}',
  US: AT_HOME.US,
  CA: AT_HOME.CA,
  CN: AT_HOME.CN,
}

/** A number may not touch a letter or a digit, nor follow `#`, `+` or `-`. */
const BEFORE = '(^|[^\\dA-Za-z#+-])'
const AFTER = '(?![\\dA-Za-z])'
/** With its plus or 00 it's a phone number for certain, whatever the country. */
const INTERNATIONAL = new RegExp(`${BEFORE}(\\(?(?:\\+|00)\\d[\\d ().-]{6,17}\\d)${AFTER}`)
const ANY_NUMBER = new RegExp(`${BEFORE}([+(]?\\d[\\d ().-]{4,17}\\d)${AFTER}`)

function withCode(country: Country | 'CN', plus: string): RegExp {
  const code = country === 'CN' ? '86' : CALLING_CODES[country]
  const behind = `(?:${AFTER_CODE[country]})`
  return new RegExp(`${BEFORE}(\\(?${plus} ?\\(?${code}\\)?[ .-]*(?:\\(0\\)[ .-]*)?${behind})${AFTER}`)
}

function atHome(country: Country | 'CN'): RegExp {
  return new RegExp(`${BEFORE}(${AT_HOME[country]})${AFTER}`)
}

const WITH_PLUS = [...COUNTRIES, 'CN' as const].map((country) => withCode(country, '(?:\\+|00)'))

function surePatternsFor(country: Country | null): readonly RegExp[] {
  return [
    ...WITH_PLUS,
    INTERNATIONAL,
    ...(country ? [withCode(country, ''), atHome(country)] : []),
    atHome('CN'),
  ]
}

/** Patterns, most reliable first. */
function patternsFor(country: Country | null): readonly RegExp[] {
  return [...surePatternsFor(country), ...COUNTRIES.filter((other) => other !== country).map(atHome)]
}

interface Found {
  readonly mobile: string
  readonly pieces: readonly Piece[]
}

/** Takes the number to call: first one labelled mobile, then one labelled phone, then any. */
export function takePhone(pieces: readonly Piece[], country: Country | null): Found {
  const looks = patternsFor(country)
  const groups = [
    pieces.filter(({ label }) => label === 'mobile'),
    pieces.filter(({ label }) => label === 'phone'),
    pieces.filter(({ label }) => label === null || label === 'street' || label === 'recipient'),
  ]
  for (const [index, group] of groups.entries()) {
    const found = search(group, index < 2 ? [...looks, ANY_NUMBER] : looks)
    if (found) {
      const own = found.look === ANY_NUMBER ? [] : [found.look]
      const left = withoutPhones(pieces, [...surePatternsFor(country), ...own])
      return { mobile: plainMobile(found.number, country), pieces: left }
    }
  }
  return { mobile: '', pieces: withoutPhones(pieces, []) }
}

/** Countries that a number in the text may belong to: by country code, or by its local form. */
export function phoneCountries(text: string): { readonly byCode: Country[]; readonly byShape: Country[] } {
  return {
    byCode: COUNTRIES.filter((country) => withCode(country, '(?:\\+|00)').test(text)),
    byShape: COUNTRIES.filter((country) => atHome(country).test(text)),
  }
}

function search(
  pieces: readonly Piece[],
  looks: readonly RegExp[],
): { readonly number: string; readonly look: RegExp } | null {
  for (const look of looks) {
    for (const { text } of pieces) {
      const number = look.exec(text)?.[2]
      if (number !== undefined) return { number, look }
    }
  }
  return null
}

/** Removes every number, since a second one fits no other field, and splits the pieces there. */
function withoutPhones(pieces: readonly Piece[], looks: readonly RegExp[]): readonly Piece[] {
  let left = pieces
  for (const look of looks) {
    for (let at = 0; at < left.length;) {
      const piece = left[at]
      const match = piece && canHoldPhone(piece) ? look.exec(piece.text) : null
      if (!piece || !match) at += 1
      else left = replaced(left, at, around(piece, match))
    }
  }
  return left.filter(({ label }) => label !== 'mobile' && label !== 'phone')
}

function canHoldPhone({ label }: Piece): boolean {
  return label !== 'postCode' && label !== 'city' && label !== 'state' && label !== 'country'
}

function around(piece: Piece, match: RegExpExecArray): readonly Piece[] {
  const label = piece.label === 'mobile' || piece.label === 'phone' ? null : piece.label
  const [whole, edge = ''] = match
  const sides = [
    piece.text.slice(0, match.index) + edge,
    piece.text.slice(match.index + whole.length).replace(/^[\s/]*\((?:home|office|work|[a-z])\)/i, ''),
  ]
  return sides.map((text) => ({ ...piece, text, label, isNextToPhone: true }))
}

/** Formats a number for the API: digits, spaces, hyphens and a leading plus. */
function plainMobile(found: string, country: Country | null): string {
  const bare = found
    .replace(/\(0\)/, ' ')
    .replace(/[().]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00/, '+')
    .replace(/^\+ /, '+')
  const isCoded = country !== null && withCode(country, '').test(bare) && !atHome(country).test(bare)
  return isCoded && !bare.startsWith('+') ? `+${bare}` : bare
}
