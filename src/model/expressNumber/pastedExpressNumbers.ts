import { isCourierNumber } from './courierFormats'
import { endsWithCourier, startsWithCourier } from './courierWords'
import { withoutNoise } from './expressNumberNoise'
import { isExpressNumber } from '../validation/rules'

/** How many digits the number of an unknown courier has at least: fewer may be anything. */
const LEAST_DIGITS = 8

/** Words after which whatever comes is an express number. */
const LABEL =
  /(?:快递单号|运单编?号|物流单号|快递编?号|货运单号|单号|TRACKING(?: (?:NUMBER|NO\.?|ID|CODE))?|WAYBILL(?: (?:NUMBER|NO\.?))?|AWB)\s*[:#]?\s*$/

/** JD and others print which of how many boxes it is behind the number: JDVA123-1-1- */
const BOX_OF_BOXES = /^([A-Z0-9]{10,})-\d{1,3}-\d{1,3}-?$/

/** A label, and the signs between it and its number. */
const LABEL_PIECES = 3

/** One thing and nothing else on the line. */
const ALONE = /^[\s"',.;]*[A-Z0-9-]+[\s"',.;]*$/

/** Digits that somebody parted to read them better: in groups of one size, the last one may be shorter. */
const GROUP = /^\d{3,5}$/
const LAST_GROUP = /^\d{1,5}$/
/** "SF 1234567890123": the letters alone, then all of the digits. */
const PREFIX = /^[A-Z]{2,4}$/
const ALL_OF_DIGITS = /^\d{8,18}$/
/** So many digits, in groups or not, are no quantity. */
const UNREAD = /\d(?:[ -]?[A-Z]?\d){6,}/
const HEAD = /^(?:[A-Z]{1,4}\d{0,5}|\d{3,5})$/

/**
 * The express numbers in whatever a customer has pasted: chat, a column, lines with couriers, prices, phone
 * numbers and remarks. In their order, each once, as they are kept: upper case, without what parted them.
 */
export function pastedExpressNumbers(text: string): readonly string[] {
  const found = new Set<string>()
  for (const line of plain(text).split(/[\r\n]+/)) {
    for (const number of numbersInLine(withoutNoise(line))) found.add(number)
  }
  return [...found]
}

/** Lines in which something looks like an express number and none was found. */
export function unreadLines(text: string): readonly string[] {
  return text.split(/[\r\n]+/).filter((line) => {
    const words = withoutNoise(plain(line))
    return pastedExpressNumbers(line).length === 0 && UNREAD.test(words)
  })
}

/**
 * The express number that a scanned code stands for, or null when it is something else: a web address, the
 * code of a product, several numbers at once.
 */
export function scannedExpressNumber(text: string): string | null {
  const code = plain(text).trim()
  if (/^[A-Z]+:\/\//.test(code)) return null
  const whole = unparted(code)
  if (isCourierNumber(whole) || (isMixed(whole) && !/\s/.test(code))) return whole
  const numbers = pastedExpressNumbers(code)
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** Signs as a keyboard without Chinese has them, in upper case. A Chinese comma is never one of thousands. */
function plain(text: string): string {
  return text
    .replace(/\uff0c/g, ' | ')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
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

/** The words before the first one with a digit. */
function beforeNumber(run: string): string {
  const digit = run.search(/\d/)
  return digit < 0 ? '' : run.slice(0, digit).replace(/[A-Z]*$/, '')
}

function isNamed(run: string): boolean {
  const before = beforeNumber(run)
  return LABEL.test(before) || endsWithCourier(before) || startsWithCourier(behindNumber(run))
}

function lastDigit(run: string): number {
  for (let at = run.length - 1; at >= 0; at -= 1) if (/\d/.test(run.charAt(at))) return at
  return -1
}

/** The words behind the last one with a digit. */
function behindNumber(run: string): string {
  return run.slice(lastDigit(run) + 1).replace(/^[A-Z]+/, '')
}

interface Surroundings {
  readonly isAlone: boolean
  readonly isLabelled: boolean
}

/** @param run nothing but letters, digits, spaces and dashes */
function numbersInRun(run: string, surroundings: Surroundings): string[] {
  const isLabelled = surroundings.isLabelled || isNamed(run)
  const words = run.split(' ').filter((word) => word !== '' && !/^-+$/.test(word))
  const found: string[] = []
  let isFirst = true
  for (let at = 0; at < words.length;) {
    const { numbers, length } = numbersAt(words, at)
    const grouped = isLabelled ? lastOfGroups(words, at) : at
    const word = unparted(words.slice(at, grouped + 1).join(''))
    const isAdded =
      numbers.length === 0 && isFirst && isTrusted(word, { ...surroundings, isLabelled }, words.length)
    found.push(...(isAdded ? [word] : numbers))
    if (/\d/.test(word)) isFirst = false
    at += isAdded ? grouped - at + 1 : length
  }
  return found
}

/** An unknown courier's number: the only thing on its line, or behind a word that says so. */
function isTrusted(word: string, { isAlone, isLabelled }: Surroundings, words: number): boolean {
  if (isLabelled) return isExpressNumber(word) && digitsIn(word) >= LEAST_DIGITS && !isMobile(word)
  return isAlone && words === 1 && isMixed(word)
}

/** What begins at a word: a number over so many words, or several glued together in one; none is one word long. */
function numbersAt(words: readonly string[], at: number): { numbers: readonly string[]; length: number } {
  const word = unparted(words[at] ?? '')
  if (isCourierNumber(word)) return { numbers: [word], length: 1 }
  for (let end = lastOfGroups(words, at); end > at; end -= 1) {
    const joined = unparted(words.slice(at, end + 1).join(''))
    if (isCourierNumber(joined)) return { numbers: [joined], length: end - at + 1 }
  }
  return { numbers: glued(word), length: 1 }
}

/** "YT1234567890123SF1234567890123": each begins with its letters. */
function glued(word: string): readonly string[] {
  const parts = word.replace(/(\d)(?=[A-Z])/g, '$1 ').split(' ')
  return parts.every(isCourierNumber) ? parts : []
}

/** The last of the words that may be groups of one number beginning at `at`; `at` itself when it has none. */
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

function unparted(word: string): string {
  return word.replace(BOX_OF_BOXES, '$1').replace(/[\s-]/g, '')
}

/** Letters and enough digits together: no phone number, price or date looks like that. */
function isMixed(word: string): boolean {
  return isExpressNumber(word) && /^[A-Z]{1,5}\d|^\d+[A-Z]{1,3}$/.test(word) && digitsIn(word) >= LEAST_DIGITS
}

function digitsIn(word: string): number {
  return word.replace(/\D/g, '').length
}

function isMobile(word: string): boolean {
  return /^(?:86)?1[3-9]\d{9}$/.test(word)
}
