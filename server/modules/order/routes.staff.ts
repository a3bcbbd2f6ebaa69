import { EmptyRequest, refusals } from '../../contracts/common.ts'
import { LogisticsOrderDetail } from '../../contracts/logisticsOrder.ts'
import { ref } from '../../contracts/schema.ts'
import {
  OrderCodeParams,
  RefundOrderRequest,
  RejectOrderRequest,
  ShipOrderRequest,
  TrackOrderRequest,
  WeighOrderRequest,
} from '../../contracts/warehouseOrder.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { WarehouseOrderService } from './service.staff.ts'

const BASE = '/api/admin/warehouse/order/:code'
const tags = ['warehouse']
const response = { 200: ref(LogisticsOrderDetail), ...refusals(401, 403, 409) }
const plain = (operationId: string, summary: string) => ({
  schema: { tags, operationId, summary, params: OrderCodeParams, body: EmptyRequest, response },
})

/** What staff do with orders; every call needs an operator token. */
export function warehouseOrderRoutes(
  app: App,
  orders: WarehouseOrderService,
  idempotency: Idempotency,
): void {
  plainRoutes(app, orders)
  weighingRoutes(app, orders)
  outboundRoutes(app, orders, idempotency)
  moneyRoutes(app, orders, idempotency)
}

function plainRoutes(app: App, orders: WarehouseOrderService): void {
  app.post(`${BASE}/process`, plain('processOrder', 'Takes an order up'), (request) =>
    orders.process(request.params.code, request.language),
  )
  app.post(`${BASE}/pack`, plain('packOrder', 'Puts an order’s parcels into boxes'), (request) =>
    orders.pack(request.params.code, request.language),
  )
  app.post(
    `${BASE}/reach-pickup-station`,
    plain('reachPickupStation', 'An order has arrived at its pickup point'),
    (request) => orders.reachPickupStation(request.params.code, request.language),
  )
  app.post(`${BASE}/sign`, plain('signOrder', 'The customer has an order'), (request) =>
    orders.sign(request.params.code, request.language),
  )
}

function weighingRoutes(app: App, orders: WarehouseOrderService): void {
  const params = OrderCodeParams

  app.post(
    `${BASE}/weigh`,
    {
      schema: {
        tags,
        operationId: 'weighOrder',
        summary: 'Weighs the boxes of an order: its bill is fixed',
        params,
        body: ref(WeighOrderRequest),
        response,
      },
    },
    (request) => orders.weigh(request.params.code, request.body, request.language),
  )
}

function outboundRoutes(app: App, orders: WarehouseOrderService, idempotency: Idempotency): void {
  const params = OrderCodeParams

  app.post(
    `${BASE}/ship`,
    {
      schema: {
        tags,
        operationId: 'shipOrder',
        summary:
          'Sends an order out under an international number; auto-pay charges it now, or it is refused unpaid',
        params,
        headers: idempotency.headers,
        body: ref(ShipOrderRequest),
        response,
      },
    },
    (request) =>
      orders.ship(request.params.code, request.body, request.language, (work) =>
        idempotency.once(request, work),
      ),
  )

  app.post(
    `${BASE}/track`,
    {
      schema: {
        tags,
        operationId: 'trackOrder',
        summary: 'Writes down what the carrier reports',
        params,
        body: ref(TrackOrderRequest),
        response,
      },
    },
    (request) => orders.track(request.params.code, request.body, request.language),
  )
}

function moneyRoutes(app: App, orders: WarehouseOrderService, idempotency: Idempotency): void {
  const params = OrderCodeParams

  app.post(
    `${BASE}/reject`,
    {
      schema: {
        tags,
        operationId: 'rejectOrder',
        summary: 'Cancels an unpaid order from the warehouse’s side',
        params,
        body: ref(RejectOrderRequest),
        response,
      },
    },
    (request) => orders.reject(request.params.code, request.body, request.language),
  )

  app.post(
    `${BASE}/refund`,
    {
      schema: {
        tags,
        operationId: 'refundOrder',
        summary: 'Gives back a part, or all, of what was paid for an order',
        params,
        headers: idempotency.headers,
        body: ref(RefundOrderRequest),
        response,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.refund(tx, request.params.code, request.body, request.language),
      ),
  )
}
