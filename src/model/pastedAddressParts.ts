export interface Found {
  readonly value: string
  /** What is left, in its order. */
  readonly rest: readonly string[]
}

/** From the surest look of a phone number to the least; the number is the second group. */
const MOBILES = [
  /(^|[^\d])((?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)/,
  /(^|[^\d])(\+\d[\d ().-]{5,17}\d)(?!\d)/,
  /^(\s*)(\(?\d[\d ().-]{5,17}\d)\s*$/,
  /(^|[\s,;|])(\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{8,11}|\d{4} \d{4})(?=$|[\s,;|])/,
] as const

/** Post codes that show by themselves: digits, digits with a plus-four, Canadian, British. */
const ANY_POST_CODE = '\\d{5,6}|\\d{5}-\\d{4}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}'

/** A number after one of these belongs to the house. */
const HOUSE_WORDS =
  /(?:apt|apartment|unit|suite|ste|room|rm|no|floor|level|lot|box|house|flat|blk|block|#)\.? ?$/i

const CHINESE_NAME = /^[\u4e00-\u9fff]{2,4}(?:·[\u4e00-\u9fff]{1,8})?$/
const PLACE_ENDING = /[省市区县镇乡村路街巷弄号栋楼室苑]$/
const COUNTRIES = /^(?:中国|香港|澳门|台湾|新加坡|东?西?马来西亚|澳大利亚|新西兰|美国|加拿大|英国|日本|韩国)$/

const LATIN_NAME =
  /^[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'’.-]*(?: [A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'’.-]*){0,4}$/
const PLACE_WORDS =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|blvd|boulevard|court|crescent|terrace|highway|jalan|lorong|taman|city|singapore|malaysia|australia|new zealand|usa|united states|canada)\b/i

export function findMobile(lines: readonly string[]): Found {
  for (const pattern of MOBILES) {
    const at = lines.findIndex((line) => pattern.test(line))
    const match = pattern.exec(lines[at] ?? '')
    if (match) {
      const [whole, before = '', value = ''] = match
      const line = lines[at] ?? ''
      const parts = [line.slice(0, match.index) + before, line.slice(match.index + whole.length)]
      return { value, rest: [...lines.slice(0, at), ...parts, ...lines.slice(at + 1)] }
    }
  }
  return { value: '', rest: lines }
}

/** The last one: a block ends with its post code more often than it begins with one. */
export function findPostCode(pieces: readonly string[], pattern = ANY_POST_CODE): Found {
  for (const look of looksOf(pattern)) {
    for (let at = pieces.length - 1; at >= 0; at -= 1) {
      const found = takePostCode(look, pieces, at)
      if (found) return found
    }
  }
  return { value: '', rest: pieces }
}

function takePostCode(look: RegExp, pieces: readonly string[], at: number): Found | null {
  const piece = pieces[at] ?? ''
  const match = look.exec(piece)
  if (!match || isHouseNumber(match, pieces, at)) return null
  const [whole, edge = '', value = ''] = match
  const before = piece.slice(0, match.index) + edge
  if (HOUSE_WORDS.test(before)) return null
  const left = (before + piece.slice(match.index + whole.length)).trim()
  return { value, rest: [...pieces.slice(0, at), left, ...pieces.slice(at + 1)] }
}

/** Alone or at the end of a piece; then at its beginning, as in "50450 Kuala Lumpur". */
function looksOf(pattern: string): readonly RegExp[] {
  try {
    return [
      new RegExp(`(^|[\\s(\\u4e00-\\u9fff])(${named(pattern)})\\)?$`, 'i'),
      new RegExp(`^()(${named(pattern)})(?= )`, 'i'),
    ]
  } catch {
    return []
  }
}

/** Groups of its own must not shift ours. */
function named(pattern: string): string {
  return pattern.replace(/\((?!\?)/g, '(?:')
}

/** "12345 Main Street": a number that begins the first piece with any number in it. */
function isHouseNumber(match: RegExpExecArray, pieces: readonly string[], at: number): boolean {
  const isAtBeginning = match.index === 0 && match[0].length < (pieces[at] ?? '').length
  return isAtBeginning && pieces.findIndex((piece) => /\d/.test(piece)) === at
}

/** Who stands first, or last, or else anywhere; in Latin letters only who stands first. */
export function findRecipient(pieces: readonly string[]): Found {
  const last = pieces.length - 1
  const order = [0, last, ...pieces.keys()]
  const at = order.find((index) => isName(pieces[index] ?? '', index === 0))
  if (at === undefined) return { value: '', rest: pieces }
  return { value: pieces[at] ?? '', rest: pieces.filter((_piece, index) => index !== at) }
}

function isName(piece: string, isFirst: boolean): boolean {
  if (CHINESE_NAME.test(piece)) return !PLACE_ENDING.test(piece) && !COUNTRIES.test(piece)
  return isFirst && LATIN_NAME.test(piece) && !PLACE_WORDS.test(piece)
}
