import type { ScannedCode } from './scannedCode'

/** Whether the host brings a scanner of its own. */
export const HAS_OWN_SCANNER = false

/** A browser has none: see `liveScan` and `photoCode`. */
export async function scanCode(): Promise<ScannedCode> {
  return 'unavailable'
}
