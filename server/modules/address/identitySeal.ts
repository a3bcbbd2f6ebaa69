import { createSeal } from '../../base/crypto/seal.ts'

/** Closes and opens the numbers of identity documents. */
export interface IdentitySeal {
  /** @returns the number as stored: masked for display, and sealed */
  close(userId: string, idDocument: string): string
  /** @returns the number in full; null for one that was sealed with another key, or for another customer */
  open(userId: string, kept: string): string | null
}

/** Between the masked number and the sealed one; in neither of them. */
const GAP = ' '

/** @param key any secret; all processes on a database need the same */
export function createIdentitySeal(key: string): IdentitySeal {
  const seal = createSeal(key, 'identity-documents')
  return {
    close: (userId, idDocument) => maskIdDocument(idDocument) + GAP + seal.close(idDocument, userId),

    open: (userId, kept) => {
      const [, sealed] = kept.split(GAP)
      if (sealed === undefined) return kept
      try {
        return seal.open(sealed, userId)
      } catch {
        return null
      }
    },
  }
}

/** What a customer sees of a stored number. Databases from before numbers were sealed hold some in full. */
export function shownIdDocument(kept: string): string {
  const [shown = '', sealed] = kept.split(GAP)
  return sealed === undefined ? maskIdDocument(kept) : shown
}

/**
 * The number to store: a new one sealed, none, or the stored one if its masked form came back.
 *
 * @returns undefined for a masked number that isn't the stored one's
 */
export function idDocumentToKeep(
  sent: string | null | undefined,
  kept: string | null,
  { seal, userId }: { readonly seal: IdentitySeal; readonly userId: string },
): string | null | undefined {
  const idDocument = sent?.trim().toUpperCase()
  if (!idDocument) return null
  if (!idDocument.includes('*')) return seal.close(userId, idDocument)
  return kept !== null && shownIdDocument(kept) === idDocument ? kept : undefined
}

const MAX_SHOWN_AT_FRONT = 5
const MIN_HIDDEN = 3
const STARS = '****'

/** A number that its owner recognises and nobody else can use: `E1234****8`. */
function maskIdDocument(idDocument: string): string {
  // One more than the hidden ones, because the last character is shown.
  const front = Math.max(0, Math.min(MAX_SHOWN_AT_FRONT, idDocument.length - MIN_HIDDEN - 1))
  return idDocument.slice(0, front) + STARS + idDocument.slice(-1)
}
