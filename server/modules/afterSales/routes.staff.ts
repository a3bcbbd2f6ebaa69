import { answerCase, listAllCases, rejectCase, resolveCase } from '../../contracts/calls/afterSales.ts'

import type { Route } from '../../routing/route.ts'
import type { AfterSalesStaffService } from './service.staff.ts'

/** What staff do with after-sales cases. */
export function afterSalesStaffRoutes(route: Route, afterSales: AfterSalesStaffService): void {
  route(listAllCases, ({ body, language }) => afterSales.list(body, language))

  route(answerCase, ({ params, body: { content, images = [] }, language }) =>
    afterSales.answer(params.id, { content, images }, language),
  )

  route(resolveCase, ({ tx, params, body: { content, compensation }, language }) =>
    afterSales.resolve(tx, params.id, content, compensation, language),
  )

  route(rejectCase, ({ params, body, language }) => afterSales.reject(params.id, body.reason, language))
}
