import type { Logger } from 'pino'

import type { App } from '../base/http/app.ts'
import type { Patience } from '../base/http/patience.ts'
import type { Clock } from '../base/time/clock.ts'
import type { DatabaseConnection } from '../db/client.ts'
import type { CodeSender } from '../modules/passport/index.ts'
import type { SendLetter } from '../modules/securityNotice/index.ts'

/** What tests put in place of the real thing. */
export interface Replacements {
  readonly clock?: Clock
  readonly codeSender?: CodeSender
  readonly sendLetter?: SendLetter
  readonly log?: Logger
  readonly database?: DatabaseConnection
  readonly beforeRoutes?: (app: App) => void
  /** For tests of slow clients. */
  readonly patience?: Partial<Patience>
  /** False disables the timer that runs consolidation rules. */
  readonly runsRules?: boolean
}
