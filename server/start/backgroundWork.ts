import { startDispatch } from '../modules/message/index.ts'
import { startAutopilot } from '../operations/autopilot/autopilot.ts'
import { startHousekeeping } from '../operations/housekeeping.ts'
import { chooseMailer } from './adapters.ts'

import type { Config } from '../config/config.ts'
import type { Assembled, Basis } from './assemble.ts'
import type { Replacements } from './replacements.ts'

/** Starts what runs beside the requests, and returns how to stop each of it. */
export function startBackgroundWork(
  config: Config,
  { runsRules = true }: Pick<Replacements, 'runsRules'>,
  { clock, log, database, services, storage, tempFolders, tenant }: Basis & Assembled,
): (() => Promise<void>)[] {
  const { db, background, onlyOne } = database
  const { settings } = tenant
  const { enabled, speed } = config.autopilot
  const senders = { sendMail: chooseMailer(config, log), wechat: services.wechat }
  return [
    startHousekeeping({ database, clock, log, storage, tempFolders, settings, runsRules }),
    startDispatch({ db: background, clock, log, senders }),
    ...(enabled ? [startAutopilot({ db, onlyOne, clock, log, services, storage, speed })] : []),
  ]
}
