import { listWarehouseRules, runDueRules } from '../../contracts/calls/consolidationRule.ts'

import type { Route } from '../../routing/route.ts'
import type { ConsolidationRuleStaffService } from './service.staff.ts'

/** What staff see of customers' rules, and do with them. */
export function consolidationRuleStaffRoutes(route: Route, rules: ConsolidationRuleStaffService): void {
  route(listWarehouseRules, ({ body, language }) => rules.list(body, language))

  route(runDueRules, () => rules.runDue())
}
