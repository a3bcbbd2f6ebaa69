import { getCase, listCases, openCase, replyToCase } from '../../contracts/calls/afterSales.ts'

import type { Route } from '../../routing/route.ts'
import type { AfterSalesService } from './service.customer.ts'

/** A customer's after-sales cases. */
export function afterSalesRoutes(route: Route, afterSales: AfterSalesService): void {
  route(listCases, ({ caller, body, language }) => afterSales.list(caller, body, language))

  route(getCase, ({ caller, params, language }) => afterSales.get(caller, params.id, language))

  route(openCase, ({ tx, caller, body, language }) => afterSales.open(tx, caller, body, language))

  route(replyToCase, ({ tx, caller, params, body, language }) =>
    afterSales.reply(tx, caller, params.id, body, language),
  )
}
