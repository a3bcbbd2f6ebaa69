import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { maskIdDocument } from './mask.ts'

/** Closes and opens the numbers of identity documents. */
export interface IdentitySeal {
  /** @returns the number as stored: masked for display, and sealed */
  close(userId: string, idDocument: string): string
  /** @returns the number in full; null for one that was sealed with another key, or for another customer */
  open(userId: string, kept: string): string | null
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Between the masked number and the sealed one; in neither of them. */
const GAP = ' '

/** @param key any secret; all processes on a database need the same */
export function createIdentitySeal(key: string): IdentitySeal {
  const cipherKey = Buffer.from(hkdfSync('sha256', key, '', 'identity-documents', 32))
  return {
    close: (userId, idDocument) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, cipherKey, iv).setAAD(Buffer.from(userId))
      const closed = Buffer.concat([cipher.update(idDocument, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url')
      return maskIdDocument(idDocument) + GAP + sealed
    },

    open: (userId, kept) => {
      const [, sealed] = kept.split(GAP)
      if (sealed === undefined) return kept
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, cipherKey, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** What of a kept number its owner sees. A database from before numbers were sealed has some in full. */
export function shownIdDocument(kept: string): string {
  const [shown = '', sealed] = kept.split(GAP)
  return sealed === undefined ? maskIdDocument(kept) : shown
}
