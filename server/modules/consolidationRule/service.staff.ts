import { runDueRules } from './engine/runDue.ts'
import { toReason } from './reasons.ts'
import { listAllRules } from './repository/rule.ts'
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

/** What staff see of customers' rules, and do with them. */
export interface ConsolidationRuleStaffService {
  /** `filter` searches names and customers' codes. */
  list(request: WarehouseRuleListRequest, language: Language): Promise<Page<WarehouseRule>>
  /** Runs due rules at once instead of at the server's next round. Notices still take their time. */
  runDue(): Promise<DueRulesAnswer>
}

export function createConsolidationRuleStaffService(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): ConsolidationRuleStaffService {
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
