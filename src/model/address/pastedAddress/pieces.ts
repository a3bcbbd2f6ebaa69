import { MARK, MARKS, replaceLabels } from './labels'
import { isNoise, withoutChat, withoutNoise } from './noise'
import { isChinese, tidy, trimmed, type Label, type Piece } from './Piece'
import { hasStreetWord } from './streetWords'

/** Slashes that separate two parts of an address; a slash within a part stays. */
const SLASHES: readonly (readonly [RegExp, string])[] = [
  [/\s\/\s*|\/\s/g, '|'],
  [/([\u4e00-\u9fff])\//g, '$1|'],
  [/\/(?=[\u4e00-\u9fff])/g, '|'],
]
const BETWEEN = /[,;|!?~]+|\s+-\s+|\s-$/

/** Labels for the text up to the next comma; the others cover the whole line. */
const UP_TO_COMMA: readonly Label[] = ['recipient', 'mobile', 'phone', 'postCode', 'city', 'state', 'country']

/** Splits a text into parts, each with the label before it. */
export function piecesOf(plain: string): readonly Piece[] {
  const pieces: Piece[] = []
  let pending: Label | null = null
  replaceLabels(withoutNoise(plain))
    .split('\n')
    .forEach((words, line) => {
      for (const [index, chunk] of words.split(MARK).entries()) {
        const label: Label | null = index === 0 ? pending : labelOf(chunk)
        const text = index === 0 ? chunk : chunk.slice(1)
        if (trimmed(text) !== '' || index > 0) pending = trimmed(text) === '' ? label : null
        pieces.push(...split(text, label, line))
      }
    })
  return withoutRowNumber(withoutNoisyPieces(pieces))
}

/** Drops chat and noise. Run it again on what's left after a field has been taken out. */
export function withoutNoisyPieces(pieces: readonly Piece[]): readonly Piece[] {
  const quiet = pieces.map((piece) => ({ ...piece, text: withoutChat(piece.text) }))
  return tidy(quiet).filter(({ label, text }) => label !== null || !isNoise(text))
}

/** A spreadsheet row may begin with its number. */
function withoutRowNumber(pieces: readonly Piece[]): readonly Piece[] {
  const [first, second] = pieces
  if (!first || !second || first.line !== second.line || !/^\d{1,3}$/.test(first.text)) return pieces
  return /\d/.test(second.text) || hasStreetWord(second.text) ? pieces : pieces.slice(1)
}

function labelOf(chunk: string): Label | null {
  const mark = MARKS[Number(chunk.charAt(0))] ?? 'break'
  return mark === 'break' ? null : mark
}

function split(text: string, label: Label | null, line: number): Piece[] {
  if (label === 'other') return []
  const parts = SLASHES.reduce((left, [slash, bar]) => left.replace(slash, bar), text)
    .split(BETWEEN)
    .filter((part) => trimmed(part) !== '')
  const [first = '', ...rest] = parts
  if (label === null || !UP_TO_COMMA.includes(label))
    return parts.map((part) => ({ text: part, label, line }))
  const [own, left] =
    label === 'recipient' ? firstName(first) : label === 'postCode' ? firstCode(first) : [first, '']
  return [{ text: own, label, line }, ...[left, ...rest].map((part) => ({ text: part, label: null, line }))]
}

/** Splits a postcode from what follows it on the line. */
function firstCode(text: string): readonly [string, string] {
  const [code = text] = /^\s*\(?[A-Za-z]?\d[\dA-Za-z-]*(?: \d[A-Za-z]\d)?\)?/.exec(text) ?? []
  return [code, text.slice(code.length)]
}

/** A Chinese name ends at the first space, unless Latin letters follow. */
function firstName(text: string): readonly [string, string] {
  const words = trimmed(text).split(' ')
  const isWhole = words.length < 2 || !isChinese(words[0] ?? '') || !isChinese(words[1] ?? '')
  return isWhole ? [text, ''] : [words[0] ?? '', words.slice(1).join(' ')]
}
