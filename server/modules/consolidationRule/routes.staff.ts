import { listWarehouseRules, runDueRules } from '../../contracts/calls/consolidationRule.ts'

import type { Route } from '../../routing/route.ts'
import type { ConsolidationRuleDesk } from './service.staff.ts'

/** What staff see and do of customers' rules. */
export function consolidationRuleDeskRoutes(route: Route, desk: ConsolidationRuleDesk): void {
  route(listWarehouseRules, ({ body, language }) => desk.list(body, language))

  route(runDueRules, () => desk.runDue())
}
