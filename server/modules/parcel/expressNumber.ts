/** A tracking number as it is kept and compared: upper case, without spaces. */
export function normaliseExpressNumber(expressNumber: string): string {
  return expressNumber.replace(/\s+/g, '').toUpperCase()
}
