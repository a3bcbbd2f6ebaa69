import type { CoveredTop } from './CoveredTop'

/** The style sheet keeps the safe area clear, and a browser draws no buttons over the page. */
export function coveredTop(): CoveredTop | null {
  return null
}
