import { parseArgs } from 'node:util'

import { readConfig, type Config } from './config/config.ts'
import { reasonOf } from './db/errorRecord.ts'
import { resetDataDir } from './start/database.ts'
import { startServer } from './start/startServer.ts'
import { stopOnSignals } from './start/stopOnSignals.ts'

const USAGE = `Starts the reference server. Environment variables configure it (see the README).

  --demo    seeds a demo customer and lets the warehouse run by itself (same as DEMO=1)
  --reset   deletes the data directory's database and uploads first
  --help`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { demo: { type: 'boolean' }, reset: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(`${USAGE}\n`)
    return
  }
  const config = readConfig(values.demo ? { ...process.env, DEMO: '1' } : process.env)
  if (values.reset) await reset(config)
  const server = await startServer(config)
  stopOnSignals({ process, log: (message) => server.app.log.info(message), close: () => server.close() })
}

async function reset({ database, dataDir }: Config): Promise<void> {
  if (database.kind === 'postgres')
    throw new Error('--reset is for the embedded database, not for DATABASE_URL')
  await resetDataDir(dataDir)
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
})
