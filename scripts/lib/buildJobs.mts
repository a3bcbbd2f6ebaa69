import { buildLog, buildTarget, type Target } from './buildTarget.mts'
import { asSingleTest, type Job, type JobResult } from './job.mts'
import { runCommand } from './runCommand.mts'
import { NONE, ONE_FAILED } from './totals.mts'

async function build(target: Target): Promise<JobResult> {
  const { outcome, output } = await buildTarget(target)
  if (outcome === 'failed') return { totals: ONE_FAILED, output }
  const note = outcome === 'upToDate' ? 'nothing changed since the last build' : `log: ${buildLog(target)}`
  return { totals: NONE, output: note }
}

const h5: Job = { name: 'build: H5', budget: 90, run: () => build('h5') }

/** Builds of both targets. They aren't tests, so they only count when they fail. */
export const builds: readonly Job[] = [
  { name: 'build: mini program', budget: 70, run: () => build('weapp') },
  h5,
]

export const afterBuilds = builds.map((job) => job.name)
export const afterH5 = [h5.name]

/** Needs both builds, and a browser to measure the H5. */
export const sizeGate: Job = {
  name: 'size',
  budget: 15,
  after: afterBuilds,
  run: () => asSingleTest(runCommand(process.execPath, ['--import', 'tsx', 'scripts/size.mts'])),
}
