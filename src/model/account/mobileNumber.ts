const MARKS = /[\s().（）．\-－‐-―\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g
const FULL_WIDTH = /[０-９＋]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * The mobile number that somebody typed, in E.164: the server's rule for mainland numbers, and for others as far as it can
 * be told without a table of all countries. The server also knows their lengths, and a zero that is dialled only inside
 * the country.
 *
 * @returns null if it can't be one
 */
export function readMobileNumber(typed: string): string | null {
  const digits = typed
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(MARKS, '')
  const mainland = /^(?:(?:\+|00)?86)?0?(1[3-9]\d{9})$/.exec(digits)?.[1]
  if (mainland !== undefined) return `+86${mainland}`
  const abroad = /^(?:\+|00)(?!86)([1-9]\d{6,15})$/.exec(digits)?.[1]
  return abroad === undefined ? null : `+${abroad}`
}

/** A number as it's read: of the mainland "139 1111 2222", of other countries with their code. */
export function formatMobileNumber(number: string): string {
  const [, first, second, third] = /^\+86(1\d\d)(\d{4})(\d{4})$/.exec(number) ?? []
  return first && second && third ? `${first} ${second} ${third}` : number
}
