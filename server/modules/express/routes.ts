import { pageOf } from '../../base/http/paging.ts'
import { detectExpress, listExpressCompanies } from '../../contracts/calls/express.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import * as companies from './companies.ts'

import type { Route } from '../../routing/route.ts'

/** Couriers, and which of them a tracking number belongs to. */
export function expressRoutes(route: Route): void {
  route(listExpressCompanies, ({ body, language }) =>
    pageOf(companies.listExpressCompanies(language, body.filter), body, null, MAX_PAGE_SIZE),
  )

  route(detectExpress, ({ body, language }) =>
    pageOf(
      companies.detectExpressCompanies(body.expressNumber, language),
      body,
      ({ displayName }) => displayName,
      MAX_PAGE_SIZE,
    ),
  )
}
