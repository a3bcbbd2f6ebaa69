/** Weights of the first 17 digits, and the check character for each remainder (GB 11643). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_CHARACTERS = '10X98765432'

const PATTERN = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/

/**
 * Whether the text is a mainland identity card number: a real date of birth and the right checksum (spec
 * section 5).
 */
export function isIdentityCard(text: string): boolean {
  const number = text.toUpperCase()
  const [, year, month, day] = PATTERN.exec(number) ?? []
  if (year === undefined || !isDay(Number(year), Number(month), Number(day))) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number.charAt(index)), 0)
  return CHECK_CHARACTERS.charAt(sum % CHECK_CHARACTERS.length) === number.charAt(number.length - 1)
}

/** Only identity card numbers have this form, so one that fails its checksum is a typo. */
export function looksLikeIdentityCard(text: string): boolean {
  return /^\d{17}[\dXx]$/.test(text)
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
