import { adjustFunds, checkLedger, rebuildBalances, withdrawFunds } from '../../contracts/calls/fund.ts'

import type { Route } from '../../routing/route.ts'
import type { FundStaffService } from './service.staff.ts'

/** What staff do with customers' money. */
export function fundStaffRoutes(route: Route, funds: FundStaffService): void {
  route(adjustFunds, ({ tx, body }) => funds.adjust(tx, body))

  route(withdrawFunds, ({ tx, body }) => funds.withdraw(tx, body))

  route(checkLedger, () => funds.check())

  route(rebuildBalances, () => funds.rebuild())
}
