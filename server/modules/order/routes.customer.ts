import { EmptyRequest, IdParams, MAX_PAGE_SIZE, refusals } from '../../contracts/common.ts'
import { ConsolidationSaving, ConsolidationSavingRequest } from '../../contracts/consolidationSaving.ts'
import {
  LogisticsOrderDetail,
  LogisticsOrderLogList,
  LogisticsOrderPage,
} from '../../contracts/logisticsOrder.ts'
import {
  ConfirmReceiptRequest,
  EstimateRequest,
  LogisticsOrderListRequest,
  LogisticsOrderLogListQuery,
  SubmitOrderRequest,
} from '../../contracts/logisticsOrderRequests.ts'
import { ref } from '../../contracts/schema.ts'
import { QuoteList, type Quote } from '../../contracts/shipping.ts'
import { pageOf } from '../../base/http/paging.ts'
import { customerOf } from '../../plugins/authentication.ts'

import { changingRoutes } from './changingRoutes.ts'
import { payingRoutes } from './payingRoutes.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { LogisticsOrderService } from './service.customer.ts'

const BASE = '/api/u/biz/logistics-order'
const tags = ['logisticsOrder']
const changed = { 200: ref(LogisticsOrderDetail), ...refusals(401, 403, 409) }

/** A customer's shipment orders. */
export function logisticsOrderRoutes(
  app: App,
  orders: LogisticsOrderService,
  idempotency: Idempotency,
): void {
  readingRoutes(app, orders)
  submittingRoutes(app, orders, idempotency)
  changingRoutes(app, orders, idempotency)
  payingRoutes(app, orders, idempotency)
  endingRoutes(app, orders, idempotency)
}

function readingRoutes(app: App, orders: LogisticsOrderService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listLogisticsOrders',
        body: ref(LogisticsOrderListRequest),
        response: { 200: ref(LogisticsOrderPage), ...refusals(401, 403) },
      },
    },
    (request) => orders.list(customerOf(request), request.body, request.language),
  )

  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'getLogisticsOrder',
        params: IdParams,
        response: { 200: ref(LogisticsOrderDetail), ...refusals(401, 403) },
      },
    },
    (request) => orders.get(customerOf(request), request.params.id, request.language),
  )

  app.get(
    `${BASE}/:id/log`,
    {
      schema: {
        tags,
        operationId: 'listLogisticsOrderLogs',
        params: IdParams,
        querystring: LogisticsOrderLogListQuery,
        response: { 200: ref(LogisticsOrderLogList), ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { items } = await orders.listLogs(customerOf(request), request.params.id, request.language)
      return pageOf(items, request.query, ({ description }) => description, MAX_PAGE_SIZE)
    },
  )
}

function submittingRoutes(app: App, orders: LogisticsOrderService, idempotency: Idempotency): void {
  app.post(
    `${BASE}/estimate`,
    {
      schema: {
        tags,
        operationId: 'estimateLogisticsOrder',
        summary: 'One quote a channel for these parcels, or the reason that it cannot carry them',
        body: ref(EstimateRequest),
        response: { 200: ref(QuoteList), ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const { items } = await orders.estimate(customerOf(request), request.body, request.language)
      const nameOf = (quote: Quote) => quote.transportationChannel.displayName
      return pageOf(items, request.body, nameOf, MAX_PAGE_SIZE)
    },
  )

  app.post(
    `${BASE}/consolidation-saving`,
    {
      schema: {
        tags,
        operationId: 'compareConsolidation',
        summary:
          'Parcels shipped together against each shipped alone, and what it changes to wait for the next',
        body: ref(ConsolidationSavingRequest),
        response: { 200: ref(ConsolidationSaving), ...refusals(401, 403, 409) },
      },
    },
    (request) => orders.saving(customerOf(request), request.body, request.language),
  )

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'submitLogisticsOrder',
        summary: 'Takes parcels together into one order, or none of them',
        headers: idempotency.headers,
        body: ref(SubmitOrderRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.submit(tx, customerOf(request), request.body, request.language),
      ),
  )
}

function endingRoutes(app: App, orders: LogisticsOrderService, idempotency: Idempotency): void {
  app.post(
    `${BASE}/:id/cancel`,
    {
      schema: {
        tags,
        operationId: 'cancelLogisticsOrder',
        params: IdParams,
        headers: idempotency.headers,
        body: EmptyRequest,
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.cancel(tx, customerOf(request), request.params.id, request.language),
      ),
  )

  app.post(
    `${BASE}/:id/confirm-receipt`,
    {
      schema: {
        tags,
        operationId: 'confirmLogisticsOrderReceipt',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(ConfirmReceiptRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.confirmReceipt(tx, customerOf(request), request.params.id, request.body, request.language),
      ),
  )
}
