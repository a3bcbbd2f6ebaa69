import type { ScannedCode } from './scannedCode'

/** Whether the host has its own scanner. */
export const HAS_OWN_SCANNER = false

/** Browsers have no scanner of their own: see `liveScan` and `photoCode`. */
export async function scanCode(): Promise<ScannedCode> {
  return 'unavailable'
}
