const SHOWN_AT_FRONT = 5
/** The last one is shown. */
const HIDDEN_AT_LEAST = 3
const STARS = '****'

/** An identity document's number as its owner recognises it and nobody else can use it: `E1234****8`. */
export function maskIdDocument(idDocument: string): string {
  const front = Math.max(0, Math.min(SHOWN_AT_FRONT, idDocument.length - HIDDEN_AT_LEAST - 1))
  return idDocument.slice(0, front) + STARS + idDocument.slice(-1)
}
