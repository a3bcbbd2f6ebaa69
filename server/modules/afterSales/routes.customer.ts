import {
  AfterSalesDetail,
  AfterSalesListRequest,
  AfterSalesPage,
  OpenCaseRequest,
  ReplyRequest,
} from '../../contracts/afterSales.ts'
import { IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { AfterSalesService } from './service.customer.ts'

const BASE = '/api/u/after-sales'
const tags = ['afterSales']

/** A customer's after-sales cases. */
export function afterSalesRoutes(app: App, afterSales: AfterSalesService, idempotency: Idempotency): void {
  readingRoutes(app, afterSales)
  const changed = { 200: ref(AfterSalesDetail), ...refusals(401, 403, 409) }

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'openCase',
        summary:
          'About a parcel or a logistics order; one open case for a thing and a kind, or for a line of a bill',
        headers: idempotency.headers,
        body: ref(OpenCaseRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        afterSales.open(tx, customerOf(request), request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/:id/reply`,
    {
      schema: {
        tags,
        operationId: 'replyToCase',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(ReplyRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        afterSales.reply(tx, customerOf(request), request.params.id, request.body, request.language),
      ),
  )
}

function readingRoutes(app: App, afterSales: AfterSalesService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listCases',
        body: ref(AfterSalesListRequest),
        response: { 200: ref(AfterSalesPage), ...refusals(401, 403) },
      },
    },
    (request) => afterSales.list(customerOf(request), request.body, request.language),
  )

  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'getCase',
        params: IdParams,
        response: { 200: ref(AfterSalesDetail), ...refusals(401, 403) },
      },
    },
    (request) => afterSales.get(customerOf(request), request.params.id, request.language),
  )
}
