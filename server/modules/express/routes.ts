import { MAX_PAGE_SIZE, refusals } from '../../contracts/common.ts'
import {
  DetectExpressRequest,
  ExpressCompanyListRequest,
  ExpressCompanyPage,
} from '../../contracts/expressCompany.ts'
import { ref } from '../../contracts/schema.ts'
import { pageOf } from '../../base/http/paging.ts'
import { detectExpressCompanies, listExpressCompanies } from './companies.ts'

import type { App } from '../../base/http/app.ts'

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
    ({ body, language }) => pageOf(listExpressCompanies(language, body.filter), body, null, MAX_PAGE_SIZE),
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
    ({ body, language }) =>
      pageOf(
        detectExpressCompanies(body.expressNumber, language),
        body,
        ({ displayName }) => displayName,
        MAX_PAGE_SIZE,
      ),
  )
}
