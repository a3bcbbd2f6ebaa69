import {
  getFundAccount,
  listFundAccountLogs,
  listFundMonths,
  listPendingPays,
} from '../../contracts/calls/fund.ts'

import type { Route } from '../../routing/route.ts'
import type { FundService } from './service.customer.ts'

/** A customer's balance: what happened to it, and what waits for it. */
export function fundRoutes(route: Route, funds: FundService): void {
  route(getFundAccount, ({ caller }) => funds.state(caller))

  route(listFundMonths, ({ caller, query }) => funds.months(caller, query))

  route(listFundAccountLogs, ({ caller, body, language }) => funds.listLogs(caller, body, language))

  route(listPendingPays, ({ caller, body, language }) => funds.listPendingPays(caller, body, language))
}
