/** `npm run verify`: runs every static check, and checks the size of both builds. */
import { availableParallelism } from 'node:os'

import { builds, sizeGate } from './lib/buildJobs.mts'
import { describeJob, runJobs } from './lib/job.mts'
import { endChildren } from './lib/runCommand.mts'
import { sum, totalsLine } from './lib/totals.mts'
import { staticChecks } from './lib/staticChecks.mts'

process.once('SIGINT', () => {
  endChildren()
  process.exit(130)
})

const finished = await runJobs([...staticChecks(), ...builds, sizeGate], availableParallelism(), (job) => {
  console.log(describeJob(job))
})
const totals = sum(finished.map((job) => job.totals))
console.log(`\n${totalsLine(totals)}`)
process.exit(totals.failed > 0 ? 1 : 0)
