import { createHmac } from 'node:crypto'

/** A key for one purpose: a signature over one thing must never pass for a signature over another. */
export function derivedKey(key: Uint8Array, purpose: string): Uint8Array {
  return createHmac('sha256', key).update(purpose).digest()
}
