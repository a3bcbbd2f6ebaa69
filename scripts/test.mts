/**
 * `npm test`: runs every check and test suite, using all cores.
 * `npm test -- lint server` runs only jobs with these words in their names, and the jobs they need.
 */
import { availableParallelism } from 'node:os'

import { builds, sizeGate } from './lib/buildJobs.mts'
import { describeJob, runJobs, type Job } from './lib/job.mts'
import { endChildren } from './lib/runCommand.mts'
import { engines, suites } from './lib/suites.mts'
import { summaryOf } from './lib/summary.mts'
import { sum, totalsLine } from './lib/totals.mts'
import { staticChecks } from './lib/staticChecks.mts'

process.once('SIGINT', () => {
  endChildren()
  process.exit(130)
})

const startedAt = performance.now()
// The short jobs come last, to fill the time until the browser tests can have all cores.
const usual = [...builds, ...suites(), ...staticChecks(), sizeGate]
const words = process.argv.slice(2)
const jobs = words.length === 0 ? usual : named([...usual, engines], words)
console.log(`${jobs.length} jobs; each one's output follows when it ends.\n`)
const finished = await runJobs(jobs, availableParallelism(), (job) => console.log(describeJob(job)))
console.log(`\n${summaryOf(finished, performance.now() - startedAt)}\n`)
const totals = sum(finished.map((job) => job.totals))
console.log(totalsLine(totals))
process.exit(totals.failed > 0 ? 1 : 0)

function named(all: readonly Job[], words: readonly string[]): readonly Job[] {
  const matching = all.filter((job) =>
    words.some((word) => job.name.toLowerCase().includes(word.toLowerCase())),
  )
  if (matching.length === 0)
    throw new Error(
      `No job is called ${words.join(' or ')}. There are: ${all.map((job) => job.name).join(', ')}`,
    )
  const needed = new Set(matching.flatMap((job) => job.after ?? []))
  return all.filter((job) => matching.includes(job) || needed.has(job.name))
}
