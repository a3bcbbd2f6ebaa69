import { isCourierNumber } from './courierFormats'
import { endsWithCourier, startsWithCourier } from './courierWords'
import { withoutNoise } from './expressNumberNoise'
import { isExpressNumber } from '../validation/rules'

/** Fewest digits in the number of an unknown courier: a shorter one may be anything. */
const MIN_DIGITS = 8

/** Labels of a tracking number. */
const LABEL =
  /(?:快递单号|运单编?号|物流单号|快递编?号|货运单号|单号|TRACKING(?: (?:NUMBER|NO\.?|ID|CODE))?|WAYBILL(?: (?:NUMBER|NO\.?))?|AWB)\s*[:#]?\s*$/

/** JD and others print box number and box count after the tracking number: JDVA123-1-1- */
const BOX_OF_BOXES = /^([A-Z0-9]{10,})-\d{1,3}-\d{1,3}-?$/

/** Number of pieces to search for a label: the label itself, and the punctuation around it. */
const LABEL_PIECES = 3

/** A line with a single word and nothing else. */
const ALONE = /^[\s"',.;]*[A-Z0-9-]+[\s"',.;]*$/

/** Digits split up for reading: in groups of one size, of which the last may be shorter. */
const GROUP = /^\d{3,5}$/
const LAST_GROUP = /^\d{1,5}$/
/** "SF 1234567890123": the letters, then all the digits. */
const PREFIX = /^[A-Z]{2,4}$/
const ALL_OF_DIGITS = /^\d{8,18}$/
/** Seven or more digits, grouped or not, are too many for a quantity. */
const UNREAD = /\d(?:[ -]?[A-Z]?\d){6,}/
const HEAD = /^(?:[A-Z]{1,4}\d{0,5}|\d{3,5})$/

/**
 * Finds the tracking numbers in pasted text: a chat, a column, lines with couriers, prices, phone numbers and
 * remarks. Returns them in order, each once, in upper case and without separators.
 */
export function pastedExpressNumbers(text: string): readonly string[] {
  const found = new Set<string>()
  for (const line of plain(text).split(/[\r\n]+/)) {
    for (const number of numbersInLine(withoutNoise(line))) found.add(number)
  }
  return [...found]
}

/** Lines that seem to have a tracking number although none was found. */
export function unreadLines(text: string): readonly string[] {
  return text.split(/[\r\n]+/).filter((line) => {
    const words = withoutNoise(plain(line))
    return pastedExpressNumbers(line).length === 0 && UNREAD.test(words)
  })
}

/**
 * The tracking number in a scanned code; null when it's something else: a web address, a product code,
 * several numbers at once.
 */
export function scannedExpressNumber(text: string): string | null {
  const code = plain(text).trim()
  if (/^[A-Z]+:\/\//.test(code)) return null
  const whole = withoutSeparators(code)
  if (isCourierNumber(whole) || (isMixed(whole) && !/\s/.test(code))) return whole
  const numbers = pastedExpressNumbers(code)
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** Converts full-width characters to ASCII and upper case. A Chinese comma never separates thousands. */
function plain(text: string): string {
  return text
    .replace(/\uff0c/g, ' | ')
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\u2e3a\u30fc]/g, '-')
    .replace(/[\u3000\u00a0\u2000-\u200a]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .toUpperCase()
}

function numbersInLine(line: string): string[] {
  const pieces = line.split(/([^A-Z0-9 -]+|\t)/)
  const isAlone = ALONE.test(line)
  return pieces.flatMap((piece, index) => {
    if (!/\d/.test(piece)) return []
    const before = pieces.slice(Math.max(0, index - LABEL_PIECES), index).join('')
    const isOfCourier =
      endsWithCourier(before) || startsWithCourier(pieces.slice(index + 1, index + LABEL_PIECES).join(''))
    return numbersInRun(piece, { isAlone, isLabelled: LABEL.test(before) || isOfCourier })
  })
}

/** The text before the first word with a digit. */
function beforeNumber(run: string): string {
  const digit = run.search(/\d/)
  return digit < 0 ? '' : run.slice(0, digit).replace(/[A-Z]*$/, '')
}

function isNamed(run: string): boolean {
  const before = beforeNumber(run)
  return LABEL.test(before) || endsWithCourier(before) || startsWithCourier(afterNumber(run))
}

function lastDigit(run: string): number {
  for (let at = run.length - 1; at >= 0; at -= 1) if (/\d/.test(run.charAt(at))) return at
  return -1
}

/** The text after the last word with a digit. */
function afterNumber(run: string): string {
  return run.slice(lastDigit(run) + 1).replace(/^[A-Z]+/, '')
}

interface Surroundings {
  readonly isAlone: boolean
  readonly isLabelled: boolean
}

/** @param run letters, digits, spaces and hyphens only */
function numbersInRun(run: string, surroundings: Surroundings): string[] {
  const isLabelled = surroundings.isLabelled || isNamed(run)
  const words = run.split(' ').filter((word) => word !== '' && !/^-+$/.test(word))
  const found: string[] = []
  let isFirst = true
  for (let at = 0; at < words.length;) {
    const { numbers, length } = numbersAt(words, at)
    const grouped = isLabelled ? lastOfGroups(words, at) : at
    const word = withoutSeparators(words.slice(at, grouped + 1).join(''))
    const isAdded =
      numbers.length === 0 && isFirst && isTrusted(word, { ...surroundings, isLabelled }, words.length)
    found.push(...(isAdded ? [word] : numbers))
    if (/\d/.test(word)) isFirst = false
    at += isAdded ? grouped - at + 1 : length
  }
  return found
}

/** Accepts an unknown courier's number if it's alone on its line or follows a label. */
function isTrusted(word: string, { isAlone, isLabelled }: Surroundings, words: number): boolean {
  if (isLabelled) return isExpressNumber(word) && digitsIn(word) >= MIN_DIGITS && !isMobile(word)
  return isAlone && words === 1 && isMixed(word)
}

/**
 * Reads what begins at a word: one number in `length` words, or several joined in one word. Without any,
 * `length` is 1.
 */
function numbersAt(words: readonly string[], at: number): { numbers: readonly string[]; length: number } {
  const word = withoutSeparators(words[at] ?? '')
  if (isCourierNumber(word)) return { numbers: [word], length: 1 }
  for (let end = lastOfGroups(words, at); end > at; end -= 1) {
    const joined = withoutSeparators(words.slice(at, end + 1).join(''))
    if (isCourierNumber(joined)) return { numbers: [joined], length: end - at + 1 }
  }
  return { numbers: splitJoined(word), length: 1 }
}

/** Splits numbers pasted without a separator at their letters: "YT1234567890123SF1234567890123". */
function splitJoined(word: string): readonly string[] {
  const parts = word.replace(/(\d)(?=[A-Z])/g, '$1 ').split(' ')
  return parts.every(isCourierNumber) ? parts : []
}

/** Index of the last word that may be part of the number beginning at `at`; `at` if no other is. */
function lastOfGroups(words: readonly string[], at: number): number {
  const [head = '', next = ''] = words.slice(at, at + 2)
  if (PREFIX.test(head) && ALL_OF_DIGITS.test(next)) return at + 1
  if (!HEAD.test(head)) return at
  const size = /^\d+$/.test(head) ? head.length : next.length
  let last = at
  while (isGroup(words[last + 1], size)) last += 1
  return isRest(words[last + 1], size) ? last + 1 : last
}

function isGroup(word = '', size: number): boolean {
  return GROUP.test(word) && word.length === size
}

function isRest(word = '', size: number): boolean {
  return LAST_GROUP.test(word) && word.length < size
}

function withoutSeparators(word: string): string {
  return word.replace(BOX_OF_BOXES, '$1').replace(/[\s-]/g, '')
}

/** Letters together with enough digits: no phone number, price or date looks like that. */
function isMixed(word: string): boolean {
  return isExpressNumber(word) && /^[A-Z]{1,5}\d|^\d+[A-Z]{1,3}$/.test(word) && digitsIn(word) >= MIN_DIGITS
}

function digitsIn(word: string): number {
  return word.replace(/\D/g, '').length
}

function isMobile(word: string): boolean {
  return /^(?:86)?1[3-9]\d{9}$/.test(word)
}
