import { notOk, ok, type Finding } from './Finding'
import { editDistance, halfWidth, matchesOf, squeeze } from './plainText'

/** With more wrong digits than this, it's a different number. */
const MAX_TYPOS = 3

/** Finds the phone number however its digits are grouped, with or without the country code. */
export function findMobile(text: string, mobile: string, idCode: string): Finding {
  const digits = localDigits(mobile)
  const plain = halfWidth(text)
  const before = `(?:^|[^0-9]|${idCode.replace(/[^0-9A-Za-z]/g, '')})`
  const number = digits.split('').join('[ -]?')
  if (new RegExp(`${before}(?:(?:00)?86[ -]?)?${number}(?![0-9])`, 'i').test(plain)) return ok(mobile)
  return notOk(mobile, likeliestMobile(plain, digits))
}

function likeliestMobile(plain: string, digits: string): string | null {
  const runs = matchesOf(/(^|[^0-9A-Za-z])((?:\d{3,4}[ -]\d{4}[ -]\d{4})|\d{8,13})(?![0-9])/g, plain)
  const numbers = runs.map(([, , run = '']) => localDigits(run))
  const slips = (number: string) => editDistance(number, digits)
  const [nearest] = [...numbers].sort((one, other) => slips(one) - slips(other))
  if (nearest !== undefined && slips(nearest) <= MAX_TYPOS) return nearest
  return numbers.find((number) => /^1[3-9]\d{9}$/.test(number)) ?? null
}

function localDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '')
}

const LABELLED_POST_CODE = /(?:邮编|邮政编码|post ?code|postal code|zip(?: code)?) ?(\d{4,8})(?!\d)/
const ANY_POST_CODE = /(?:^|[^0-9a-z])(\d{6})(?![0-9])/

/** Finds the postcode, or a number in its place. */
export function findPostCode(text: string, postCode: string): Finding {
  const plain = squeeze(text)
  if (new RegExp(`(?:^|[^0-9a-z])${squeeze(postCode)}(?![0-9])`).test(plain)) return ok(postCode)
  const other = LABELLED_POST_CODE.exec(plain) ?? ANY_POST_CODE.exec(plain)
  return notOk(postCode, other?.[1] ?? null)
}
