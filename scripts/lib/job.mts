import { duration } from './duration.mts'
import type { CommandResult } from './runCommand.mts'
import { ONE_FAILED, ONE_PASSED, totalsLine, type Totals } from './totals.mts'

export interface JobResult {
  readonly totals: Totals
  readonly output: string
}

export interface Job {
  readonly name: string
  /** Names of jobs that must end first, even if they fail. */
  readonly after?: readonly string[]
  /** Number of cores it uses; 1 by default. */
  readonly cores?: number
  /** Core-seconds it may take on idle cores: seconds times cores. Going over is reported, but fails nothing. */
  readonly budget: number
  readonly run: () => Promise<JobResult>
}

export interface FinishedJob extends JobResult {
  readonly name: string
  readonly ms: number
  readonly cores: number
  readonly budget: number
}

/** Reports a check that passes or fails as a whole as one test. */
export async function asSingleTest(run: Promise<CommandResult>): Promise<JobResult> {
  const { exitCode, output } = await run
  return { totals: exitCode === 0 ? ONE_PASSED : ONE_FAILED, output }
}

/**
 * Runs jobs in the given order, in parallel as far as cores and `after` allow. A failure stops nothing; each
 * job's output is passed on in one piece when it ends.
 */
export async function runJobs(
  jobs: readonly Job[],
  cores: number,
  onFinished: (job: FinishedJob) => void,
): Promise<FinishedJob[]> {
  const waiting = [...jobs]
  const finished: FinishedJob[] = []
  const running = new Map<string, Promise<void>>()
  let free = cores

  const isOver = (name: string) =>
    !jobs.some((job) => job.name === name) || finished.some((job) => job.name === name)
  const coresOf = (job: Job) => Math.min(job.cores ?? 1, cores)
  const canStart = (job: Job) => coresOf(job) <= free && (job.after ?? []).every(isOver)

  async function finish(job: Job): Promise<void> {
    const startedAt = performance.now()
    const result = await job.run().catch(brokenJob)
    const ms = performance.now() - startedAt
    const ended = { name: job.name, ms, cores: coresOf(job), budget: job.budget, ...result }
    finished.push(ended)
    running.delete(job.name)
    free += coresOf(job)
    onFinished(ended)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(canStart)
    const [job] = next >= 0 ? waiting.splice(next, 1) : []
    if (job) {
      free -= coresOf(job)
      running.set(job.name, finish(job))
    } else {
      await Promise.race(running.values())
    }
  }
  return finished
}

function brokenJob(error: unknown): JobResult {
  return {
    totals: ONE_FAILED,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

/** A heading with the outcome and duration, then the output. */
export function describeJob({ name, ms, totals, output }: FinishedJob): string {
  const mark = totals.failed > 0 ? '✗' : '✓'
  const isSuite = totals.passed + totals.failed + totals.skipped > 1
  const heading = [mark, name, `(${duration(ms)})`, isSuite ? totalsLine(totals) : ''].join(' ').trim()
  const body = output.trim()
  return body === '' ? heading : `${heading}\n${indent(body)}\n`
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '    ')
