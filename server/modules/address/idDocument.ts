import { shownIdDocument, type IdentitySeal } from './identitySeal.ts'

/**
 * The number to keep, sealed: a new one, none, or the old one where the masked form of it came back.
 *
 * @returns undefined for a masked number that is not the old one's
 */
export function idDocumentToKeep(
  sent: string | null | undefined,
  kept: string | null,
  { seal, userId }: { seal: IdentitySeal; userId: string },
): string | null | undefined {
  const idDocument = sent?.trim().toUpperCase()
  if (!idDocument) return null
  if (!idDocument.includes('*')) return seal.close(userId, idDocument)
  return kept !== null && shownIdDocument(kept) === idDocument ? kept : undefined
}
