import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Keeps texts so that only somebody who knows the secret can read them again. */
export interface Seal {
  /**
   * @param context what the text belongs to, such as a customer's id: it opens nowhere else
   * @returns URL-safe base64
   */
  close(text: string, context?: string): string
  /** @throws Error for what was sealed with another secret, for another purpose or in another context */
  open(sealed: string, context?: string): string
}

/**
 * @param secret any text; all processes on a database need the same
 * @param purpose a text sealed for one purpose doesn't open for another
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

  return {
    close: (text, context = '') => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(context))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
    },

    open: (sealed, context = '') => {
      // Reads plain base64 as well, in which earlier versions kept some.
      const bytes = Buffer.from(sealed, 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const content = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
      return Buffer.concat(content).toString('utf8')
    },
  }
}
