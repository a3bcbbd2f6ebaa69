export interface Totals {
  readonly passed: number
  readonly failed: number
  /** Left out on purpose: skipped tests and named to-dos. */
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

/** The one line a machine may read at the end of a run. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
