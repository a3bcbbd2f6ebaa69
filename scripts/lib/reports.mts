import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ONE_FAILED, sum, type Totals } from './totals.mts'

const folder = mkdtempSync(path.join(tmpdir(), 'test-reports-'))

/** Where a runner's report goes. */
export const reportFile = (name: string) => path.join(folder, `${name.replace(/\W+/g, '-')}.json`)

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  /** Test files that failed before any of their tests could run. */
  readonly numRuntimeErrorTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly unknown[]
}

export function readJestReport(file: string): Totals {
  const report = readJson<JestReport>(file)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts a flaky test as failed, because it only passed on a retry. */
export function readPlaywrightReport(file: string): Totals {
  const { stats, errors } = readJson<PlaywrightReport>(file)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

export function readNodeTestReport(file: string): Totals {
  return readJson<Totals>(file)
}

/**
 * Checks a runner's totals against its exit code. Adds a failure if it left no report, ran no tests, or
 * failed without a failed test.
 */
export function checkedTotals(exitCode: number, read: () => Totals): Totals {
  const totals = attempt(read)
  if (!totals) return ONE_FAILED
  const ranNothing = totals.passed + totals.failed + totals.skipped === 0
  const failedSilently = exitCode !== 0 && totals.failed === 0
  return ranNothing || failedSilently ? sum([totals, ONE_FAILED]) : totals
}

function attempt(read: () => Totals): Totals | null {
  try {
    return read()
  } catch {
    return null
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
