import { refusals } from '../../contracts/common.ts'
import {
  DetectExpressRequest,
  ExpressCompanyListRequest,
  ExpressCompanyPage,
} from '../../contracts/expressCompany.ts'
import { ref, type Page } from '../../contracts/schema.ts'
import { detectExpressCompanies, listExpressCompanies } from './companies.ts'

import type { App } from '../../http.ts'

const tags = ['express']

/** Couriers, and which of them a number looks like. */
export function expressRoutes(app: App): void {
  app.post(
    '/api/f/shipping-management/express-company/list',
    {
      schema: {
        tags,
        operationId: 'listExpressCompanies',
        body: ref(ExpressCompanyListRequest),
        response: { 200: ref(ExpressCompanyPage), ...refusals() },
      },
    },
    (request) => asPage(listExpressCompanies(request.language, request.body.filter)),
  )

  app.post(
    '/api/u/biz/ship-for-me/parcel/detect-express',
    {
      schema: {
        tags,
        operationId: 'detectExpress',
        summary: 'Couriers whose numbers look like this one, likeliest first',
        body: ref(DetectExpressRequest),
        response: { 200: ref(ExpressCompanyPage), ...refusals(401, 403) },
      },
    },
    (request) => asPage(detectExpressCompanies(request.body.expressNumber, request.language)),
  )
}

function asPage<T>(items: T[]): Page<T> {
  return { items, totalCount: items.length }
}
