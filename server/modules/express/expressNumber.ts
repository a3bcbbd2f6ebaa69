/** A tracking number as it is kept and compared: upper case, without spaces. */
export function normaliseExpressNumber(expressNumber: string): string {
  return expressNumber.replace(/\s+/g, '').toUpperCase()
}

/** Whether a number, normalised, has the form of a mall order's: the parcel of its goods bears it. */
export function isMallOrderCode(expressNumber: string): boolean {
  return /^M\d{14}$/.test(expressNumber)
}
