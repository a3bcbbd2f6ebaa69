import { hostScanner } from './hostScanner.h5'
import type { ScannedCode } from './scannedCode'

/** Whether every host has its own scanner. */
export const HAS_OWN_SCANNER = false

/** Opens WeChat's scanner in its browser. Other browsers have none: see `liveScan` and `photoCode`. */
export async function scanCode(): Promise<ScannedCode> {
  return hostScanner.scan ? hostScanner.scan() : 'noScanner'
}
