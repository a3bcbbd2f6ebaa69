export interface Totals {
  readonly passed: number
  readonly failed: number
  /** Skipped tests and tests marked as to-do. */
  readonly skipped: number
}

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 }
export const ONE_PASSED: Totals = { ...NONE, passed: 1 }
export const ONE_FAILED: Totals = { ...NONE, failed: 1 }

export function sum(all: readonly Totals[]): Totals {
  return all.reduce(
    (left, right) => ({
      passed: left.passed + right.passed,
      failed: left.failed + right.failed,
      skipped: left.skipped + right.skipped,
    }),
    NONE,
  )
}

/** The last line of a run, in a format for scripts to parse. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
