const SHOWN_AT_FRONT = 5
/** The last one is shown. */
const HIDDEN_AT_LEAST = 3
const STARS = '****'

/** An identity document's number as its owner recognises it and nobody else can use it: `E1234****8`. */
export function maskIdDocument(idDocument: string): string {
  const front = Math.max(0, Math.min(SHOWN_AT_FRONT, idDocument.length - HIDDEN_AT_LEAST - 1))
  return idDocument.slice(0, front) + STARS + idDocument.slice(-1)
}

/**
 * The number to keep: a new one, none, or the old one where the masked form of it came back.
 *
 * @returns undefined for a masked number that is not the old one's
 */
export function idDocumentToKeep(
  sent: string | null | undefined,
  kept: string | null,
): string | null | undefined {
  const idDocument = sent?.trim().toUpperCase()
  if (!idDocument) return null
  if (!idDocument.includes('*')) return idDocument
  return kept !== null && maskIdDocument(kept) === idDocument ? kept : undefined
}
