/**
 * `npm test`: runs every check and test suite, using all cores.
 * `npm test -- lint server` runs only jobs with these words in their names, and the jobs they need.
 */
import { availableParallelism } from 'node:os'

import { builds, sizeGate } from './lib/buildJobs.mts'
import { duration } from './lib/duration.mts'
import { describeJob, runJobs, type FinishedJob, type Job } from './lib/job.mts'
import { endChildren } from './lib/runCommand.mts'
import { suites } from './lib/suites.mts'
import { sum, totalsLine } from './lib/totals.mts'
import { staticChecks } from './lib/staticChecks.mts'

process.once('SIGINT', () => {
  endChildren()
  process.exit(130)
})

const startedAt = performance.now()
const jobs = chosen([...builds, ...staticChecks(), ...suites(), sizeGate], process.argv.slice(2))
console.log(`${jobs.length} jobs; each one's output follows when it ends.\n`)
const finished = await runJobs(jobs, availableParallelism(), (job) => console.log(describeJob(job)))
summarize(finished)
const totals = sum(finished.map((job) => job.totals))
console.log(totalsLine(totals))
process.exit(totals.failed > 0 ? 1 : 0)

function chosen(all: readonly Job[], words: readonly string[]): readonly Job[] {
  if (words.length === 0) return all
  const named = all.filter((job) => words.some((word) => job.name.toLowerCase().includes(word.toLowerCase())))
  if (named.length === 0)
    throw new Error(
      `No job is called ${words.join(' or ')}. There are: ${all.map((job) => job.name).join(', ')}`,
    )
  const needed = new Set(named.flatMap((job) => job.after ?? []))
  return all.filter((job) => named.includes(job) || needed.has(job.name))
}

function summarize(all: readonly FinishedJob[]): void {
  console.log(`\nAll ended after ${duration(performance.now() - startedAt)}.`)
  for (const {
    name,
    ms,
    totals: { passed, failed, skipped },
  } of all) {
    console.log(
      `  ${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${duration(ms).padStart(12)}  ${passed} passed, ${failed} failed, ${skipped} skipped`,
    )
  }
  const broken = all.filter((job) => job.totals.failed > 0).map((job) => job.name)
  console.log(broken.length > 0 ? `\nFailed: ${broken.join(', ')}\n` : '\nEverything passed.\n')
}
