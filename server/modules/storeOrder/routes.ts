import { EmptyRequest, IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  PayStoreOrderRequest,
  StoreOrderDetail,
  StoreOrderListRequest,
  StoreOrderPage,
  StoreOrderRequest,
} from '../../contracts/storeOrder.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { StoreOrderService } from './service.ts'

const BASE = '/api/u/store/order'
const tags = ['store']

/** Buying in the mall. */
export function storeOrderRoutes(app: App, orders: StoreOrderService, idempotency: Idempotency): void {
  readingRoutes(app, orders)
  changingRoutes(app, orders, idempotency)
}

function readingRoutes(app: App, orders: StoreOrderService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listStoreOrders',
        body: ref(StoreOrderListRequest),
        response: { 200: ref(StoreOrderPage), ...refusals(401, 403) },
      },
    },
    (request) => orders.list(customerOf(request), request.body, request.language),
  )

  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'getStoreOrder',
        params: IdParams,
        response: { 200: ref(StoreOrderDetail), ...refusals(401, 403) },
      },
    },
    (request) => orders.get(customerOf(request), request.params.id, request.language),
  )
}

function changingRoutes(app: App, orders: StoreOrderService, idempotency: Idempotency): void {
  const { headers } = idempotency

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'submitStoreOrder',
        summary: 'Keeps goods aside for half an hour',
        headers,
        body: ref(StoreOrderRequest),
        response: { 200: ref(StoreOrderDetail), ...refusals(401, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.submit(tx, customerOf(request), request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/:id/pay`,
    {
      schema: {
        tags,
        operationId: 'payStoreOrder',
        summary: 'Pays from the balance; the goods become a parcel in the warehouse',
        params: IdParams,
        headers,
        body: ref(PayStoreOrderRequest),
        response: { 200: ref(StoreOrderDetail), ...refusals(401, 402, 403, 409) },
      },
    },
    (request) => {
      const { expectedTotal } = request.body
      return idempotency.once(request, (tx) =>
        orders.pay(tx, customerOf(request), request.params.id, expectedTotal, request.language),
      )
    },
  )

  app.post(
    `${BASE}/:id/cancel`,
    {
      schema: {
        tags,
        operationId: 'cancelStoreOrder',
        params: IdParams,
        headers,
        body: EmptyRequest,
        response: { 200: ref(StoreOrderDetail), ...refusals(401, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.cancel(tx, customerOf(request), request.params.id, request.language),
      ),
  )
}
