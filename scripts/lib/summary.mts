import { duration } from './duration.mts'
import type { FinishedJob } from './job.mts'

/** What a whole run may take: 15 minutes on two idle cores. */
const WHOLE_BUDGET = 15 * 60 * 2

type Timed = Pick<FinishedJob, 'ms' | 'cores'>

const coreSeconds = ({ ms, cores }: Timed) => Math.round((ms / 1000) * cores)

/** For example "55 of 40 core-seconds, over budget". */
function useOf(used: number, budget: number): string {
  return `${used} of ${budget} core-seconds${used > budget ? ', over budget' : ''}`
}

/** One line per job with its time, its budget and its tests, then the time of all of them and what failed. */
export function summaryOf(all: readonly FinishedJob[], ms: number): string {
  const rows = all.map((job) => {
    const { passed, failed, skipped } = job.totals
    return [
      failed > 0 ? '✗' : '✓',
      job.name,
      duration(job.ms),
      `${passed} passed, ${failed} failed, ${skipped} skipped`,
      useOf(coreSeconds(job), job.budget),
    ]
  })
  const used = all.reduce((sum, job) => sum + coreSeconds(job), 0)
  const broken = all.filter((job) => job.totals.failed > 0).map((job) => job.name)
  return [
    `All ended after ${duration(ms)}.`,
    ...table(rows),
    `Together ${useOf(used, WHOLE_BUDGET)} (15 minutes on two idle cores).`,
    '',
    broken.length > 0 ? `Failed: ${broken.join(', ')}` : 'Everything passed.',
  ].join('\n')
}

/** Rows with their columns aligned. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')}`.trimEnd(),
  )
}
