import { IdParams, MAX_PAGE_SIZE, refusals } from '../../contracts/common.ts'
import { LogisticsOrderDetail } from '../../contracts/logisticsOrder.ts'
import {
  AutoPayRequest,
  EstimateChangeRequest,
  UpdateOrderRequest,
} from '../../contracts/logisticsOrderRequests.ts'
import { ref } from '../../contracts/schema.ts'
import { QuoteList } from '../../contracts/shipping.ts'
import { pageOf } from '../../base/http/paging.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { LogisticsOrderService } from './service.customer.ts'

const ORDER = '/api/u/biz/logistics-order/:id'
const tags = ['logisticsOrder']
const changed = { 200: ref(LogisticsOrderDetail), ...refusals(401, 403, 409) }

/** Changing a shipment order, and what that would cost. */
export function changingRoutes(app: App, orders: LogisticsOrderService, idempotency: Idempotency): void {
  app.post(
    `${ORDER}/estimate`,
    {
      schema: {
        tags,
        operationId: 'estimateLogisticsOrderChange',
        summary: 'One quote per channel for the order with these changes; saves nothing',
        params: IdParams,
        body: ref(EstimateChangeRequest),
        response: { 200: ref(QuoteList), ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const { id } = request.params
      const { items } = await orders.estimateChange(customerOf(request), id, request.body, request.language)
      return pageOf(
        items,
        request.body,
        ({ transportationChannel }) => transportationChannel.displayName,
        MAX_PAGE_SIZE,
      )
    },
  )

  app.put(
    ORDER,
    {
      schema: {
        tags,
        operationId: 'updateLogisticsOrder',
        summary: 'Until the order is weighed; changing how it is shipped makes a new estimate',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(UpdateOrderRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.update(tx, customerOf(request), request.params.id, request.body, request.language),
      ),
  )

  app.put(
    `${ORDER}/auto-pay`,
    {
      schema: {
        tags,
        operationId: 'setLogisticsOrderAutoPay',
        params: IdParams,
        body: ref(AutoPayRequest),
        response: changed,
      },
    },
    (request) =>
      orders.setAutoPay(customerOf(request), request.params.id, request.body.isAutoPay, request.language),
  )
}
