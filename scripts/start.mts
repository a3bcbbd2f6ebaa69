/**
 * `npm start`: builds the H5 app if it's out of date, starts the reference server with it on one port, and
 * suggests what to try.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { readConfig, type Config } from '../server/config/config.ts'

import { buildLog, buildTarget, isUpToDate } from './lib/buildTarget.mts'
import { duration } from './lib/duration.mts'
import { isPortInUse } from './lib/portInUse.mts'
import { progressLine } from './lib/progressLine.mts'
import { endChildren } from './lib/runCommand.mts'
import { bundleServer } from './lib/serverBundle.mts'
import { ServerProcess } from './lib/ServerProcess.mts'

const USAGE = `npm start -- [options]
  --reset     forget everything in the data directory first
  --no-demo   without the demo account and without the warehouse autopilot
PORT, HOST and DATA_DIR choose the port (3000), the address (127.0.0.1) and the directory (./.data).`

/** An error that the user can fix; printed without a stack. */
class StartError extends Error {}

async function main(): Promise<number> {
  const options = readOptions()
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  const env = options['no-demo'] ? process.env : { DEMO: 'true', ...process.env }
  const config = configOf(env)
  if (await isPortInUse(config.port, config.host)) {
    throw new StartError(
      `Port ${config.port} is in use. Stop what runs there, or choose another: PORT=${config.port + 1} npm start`,
    )
  }
  if (options.reset) await reset(config)
  await build()
  return serve(config, env)
}

/** Reads the environment the way the server does, so that both use the same port and directory. */
function configOf(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env)
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}

function readOptions() {
  try {
    const options = {
      reset: { type: 'boolean', default: false },
      'no-demo': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

async function reset({ dataDir }: Config): Promise<void> {
  const { resetDataDir } = await import('../server/start/database.ts')
  await resetDataDir(dataDir)
  console.log(`Emptied ${dataDir}.`)
}

async function build(): Promise<void> {
  if (isUpToDate('h5')) return
  const done = progressLine(
    'Building the app for the browser (only when something changed; log: dist/build-h5.log)',
  )
  const { outcome, ms, output } = await buildTarget('h5')
  done()
  if (outcome === 'failed') {
    console.error(output)
    throw new StartError(
      `The app could not be built; what the build said stands above and in ${buildLog('h5')}.`,
    )
  }
  console.log(`Built the app for the browser in ${duration(ms)}.`)
}

/**
 * Runs the server until it's stopped.
 *
 * @returns its exit code
 */
async function serve(config: Config, env: NodeJS.ProcessEnv): Promise<number> {
  const bundle = await bundleServer()
  const logFile = path.join(config.dataDir, 'server.log')
  const startedAt = performance.now()
  const server = ServerProcess.start(bundle, env, logFile)
  process.removeAllListeners('SIGINT')
  process.on('SIGINT', () => {
    console.log('\nStopping …')
    server.end()
  })
  process.on('SIGTERM', () => server.end())
  const url = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`
  if (await server.isReady(url)) {
    console.log(banner(url, config, performance.now() - startedAt, server))
  }
  return server.exitCode
}

function banner(url: string, config: Config, startMs: number, { rssMb, logFile }: ServerProcess): string {
  return [
    '',
    `  Open    ${url}`,
    ...(config.demo ? ['  Demo    demo / demo1234'] : []),
    '',
    '  Try     1. Look around without signing in, then open the Warehouse address tab and sign in.',
    '          2. Copy your address, then declare a parcel: its tracking number finds the courier.',
    ...(config.autopilot.enabled
      ? ['          3. Wait a minute and pull the parcel list down: the warehouse has weighed it.']
      : ['          3. Play the warehouse: npm run warehouse']),
    '  试试    登录后复制仓库地址，预报一个包裹，稍后下拉刷新，查看入库重量与照片。',
    '',
    '  Verification codes appear below. Ctrl-C stops the server.',
    `  Started in ${duration(startMs)}${rssMb === null ? '' : ` with ${rssMb} MB of memory`}; data: ${config.dataDir}, log: ${logFile}`,
    '',
  ].join('\n')
}

process.once('SIGINT', () => {
  endChildren()
  process.exit(130)
})

main().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    endChildren()
    const isOurs = error instanceof StartError || (error instanceof Error && error.name === 'DataDirLocked')
    console.error(isOurs ? `\n${error.message}\n` : error)
    process.exit(1)
  },
)
