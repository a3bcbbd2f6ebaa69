import { systemClock } from '../base/time/clock.ts'
import { openCounters } from './adapters.ts'
import { assemble } from './assemble.ts'
import { startBackgroundWork } from './backgroundWork.ts'
import { openDatabase } from './database.ts'
import { createLog } from './log.ts'

import type { App } from '../base/http/app.ts'
import type { Config } from '../config/config.ts'
import type { Replacements } from './replacements.ts'

/** A server that listens. */
export interface RunningServer {
  readonly app: App
  readonly url: string
  /** For the operator commands. */
  readonly operatorToken: string
  /** Finishes the requests under way, then stops everything. May be called twice. */
  close(): Promise<void>
}

/**
 * Starts the server: database, migrations, seed, HTTP, and what runs beside it.
 *
 * @throws DataDirLocked when another process has the data directory
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const clock = replacements.clock ?? systemClock
  const log = replacements.log ?? createLog(config.logLevel)
  const database = replacements.database ?? (await openDatabase(config, log))
  const stops: (() => Promise<void> | void)[] = [() => database.close()]
  const closeAll = async (): Promise<void> => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  try {
    const rateCounters = await openCounters(config, database, log)
    stops.push(() => rateCounters.close())
    const basis = { clock, log, database, rateCounters }
    const assembled = await assemble(config, replacements, basis)
    stops.push(() => assembled.app.close())
    const url = await assembled.app.listen({ host: config.host, port: config.port })
    stops.push(...startBackgroundWork(config, replacements, { ...basis, ...assembled }))
    return { app: assembled.app, url, operatorToken: assembled.operatorToken, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}
