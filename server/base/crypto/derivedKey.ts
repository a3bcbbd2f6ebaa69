import { createHmac } from 'node:crypto'

/** Derives a key for one purpose, so that a signature for one purpose is never valid for another. */
export function derivedKey(key: Uint8Array, purpose: string): Uint8Array {
  return createHmac('sha256', key).update(purpose).digest()
}
