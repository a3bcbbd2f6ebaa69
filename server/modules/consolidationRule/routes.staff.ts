import { listWarehouseRules, runDueRules } from '../../contracts/calls/consolidationRule.ts'

import type { Route } from '../../routing/route.ts'
import type { ConsolidationRuleDesk } from './service.staff.ts'

/** What staff see of customers' rules, and do with them. */
export function consolidationRuleDeskRoutes(route: Route, desk: ConsolidationRuleDesk): void {
  route(listWarehouseRules, ({ body, language }) => desk.list(body, language))

  route(runDueRules, () => desk.runDue())
}
