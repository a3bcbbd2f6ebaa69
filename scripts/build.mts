/** `npm run build:h5` and `npm run build:weapp`: builds one target unless it's up to date. */
import { buildLog, buildTarget, type Target } from './lib/buildTarget.mts'
import { duration } from './lib/duration.mts'
import { progressLine } from './lib/progressLine.mts'
import { endChildren } from './lib/runCommand.mts'

const [target] = process.argv.slice(2)
if (target !== 'h5' && target !== 'weapp') throw new Error('Say what to build: h5 or weapp.')

process.once('SIGINT', () => {
  endChildren()
  process.exit(130)
})
process.exitCode = await build(target)

async function build(chosen: Target): Promise<number> {
  const done = progressLine(`Building dist/${chosen}`)
  const { outcome, ms, output } = await buildTarget(chosen)
  done()
  if (outcome === 'failed') {
    console.error(output)
    return 1
  }
  const what = outcome === 'built' ? `built in ${duration(ms)}` : 'up to date'
  console.log(`dist/${chosen} is ${what}; log: ${buildLog(chosen)}`)
  return 0
}
