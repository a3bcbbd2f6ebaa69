/** A tracking number as it is kept and compared: in upper case, without spaces. */
export function normaliseExpressNumber(expressNumber: string): string {
  return expressNumber.replace(/\s+/g, '').toUpperCase()
}

/** Whether a normalised number looks like a mall order's code, which is its parcel's number. */
export function isMallOrderCode(expressNumber: string): boolean {
  return /^M\d{14}$/.test(expressNumber)
}
