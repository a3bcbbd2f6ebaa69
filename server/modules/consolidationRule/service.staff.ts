import { runDueRules } from './engine.ts'
import { toReason } from './reasons.ts'
import { listAllRules } from './repository.ts'
import { nextRunTimeOf } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  DueRulesAnswer,
  RunOutcome,
  WarehouseRule,
  WarehouseRuleListRequest,
} from '../../contracts/consolidationRule.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** What staff see and do of customers' rules. */
export interface ConsolidationRuleDesk {
  /** `filter` looks into names and customers' codes. */
  list(request: WarehouseRuleListRequest, language: Language): Promise<Page<WarehouseRule>>
  /** Does now what rules have to do, without waiting for the server's next look. Notices still run their time. */
  runDue(): Promise<DueRulesAnswer>
}

export function createConsolidationRuleDesk(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): ConsolidationRuleDesk {
  return {
    list: async (request, language) => {
      const { rows, totalCount } = await listAllRules(db, request)
      const items = rows.map(({ rule, customerCode, announced }) => ({
        id: rule.id,
        customerCode,
        displayName: rule.displayName,
        triggerKind: rule.trigger.kind,
        state: rule.state,
        stopReason: rule.stopReason && toReason(rule.stopReason, language),
        nextRunTime: nextRunTimeOf(rule, announced),
      }))
      return { items, totalCount }
    },

    runDue: async () => {
      const outcomes = await runDueRules(db, { settings, now: clock.now() })
      const count = (wanted: RunOutcome) => outcomes.filter((outcome) => outcome === wanted).length
      return {
        announced: count('ANNOUNCED'),
        submitted: count('SUBMITTED'),
        skipped: count('SKIPPED'),
        stopped: count('STOPPED'),
        withdrawn: count('WITHDRAWN'),
      }
    },
  }
}
