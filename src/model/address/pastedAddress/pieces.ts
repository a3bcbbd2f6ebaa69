import { MARK, MARKS, marked } from './labels'
import { isNoise, withoutChat, withoutNoise } from './noise'
import { isChinese, tidy, trimmed, type Label, type Piece } from './Piece'
import { hasStreetWord } from './streetWords'

/** What stands between two parts of an address; a slash only where it belongs to neither. */
const SLASHES: readonly (readonly [RegExp, string])[] = [
  [/\s\/\s*|\/\s/g, '|'],
  [/([\u4e00-\u9fff])\//g, '$1|'],
  [/\/(?=[\u4e00-\u9fff])/g, '|'],
]
const BETWEEN = /[,;|!?~]+|\s+-\s+|\s-$/

/** Labels that speak of what stands up to the next comma; the others of the whole line. */
const UP_TO_COMMA: readonly Label[] = ['recipient', 'mobile', 'phone', 'postCode', 'city', 'state', 'country']

/** The parts of a text, each with the label that stood before it. */
export function piecesOf(plain: string): readonly Piece[] {
  const pieces: Piece[] = []
  let pending: Label | null = null
  marked(withoutNoise(plain))
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

/** Also for what is left of pieces that something was taken out of. */
export function withoutNoisyPieces(pieces: readonly Piece[]): readonly Piece[] {
  const quiet = pieces.map((piece) => ({ ...piece, text: withoutChat(piece.text) }))
  return tidy(quiet).filter(({ label, text }) => label !== null || !isNoise(text))
}

/** A row of a sheet may begin with its number. */
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

/** A code, and what stands behind it on its line. */
function firstCode(text: string): readonly [string, string] {
  const [code = text] = /^\s*\(?[A-Za-z]?\d[\dA-Za-z-]*(?: \d[A-Za-z]\d)?\)?/.exec(text) ?? []
  return [code, text.slice(code.length)]
}

/** A Chinese name ends with the first space, unless Latin letters go on with it. */
function firstName(text: string): readonly [string, string] {
  const words = trimmed(text).split(' ')
  const isWhole = words.length < 2 || !isChinese(words[0] ?? '') || !isChinese(words[1] ?? '')
  return isWhole ? [text, ''] : [words[0] ?? '', words.slice(1).join(' ')]
}
