import { Bill } from '../../contracts/bill.ts'
import { IdParams, refusals } from '../../contracts/common.ts'
import { FundBalance, PayBatchRequest } from '../../contracts/fund.ts'
import { LogisticsOrderDetail } from '../../contracts/logisticsOrder.ts'
import { PayOrderRequest, PreviewOrderBillRequest } from '../../contracts/logisticsOrderRequests.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { LogisticsOrderService } from './service.customer.ts'

const ORDER = '/api/u/biz/logistics-order/:id'
const tags = ['logisticsOrder']

/** Paying for a shipment order, and what that would cost. */
export function payingRoutes(app: App, orders: LogisticsOrderService, idempotency: Idempotency): void {
  app.post(
    `${ORDER}/bill`,
    {
      schema: {
        tags,
        operationId: 'previewLogisticsOrderBill',
        summary: 'What it would cost with another coupon, or with none; nothing is changed',
        params: IdParams,
        body: ref(PreviewOrderBillRequest),
        response: { 200: ref(Bill), ...refusals(401, 403, 409) },
      },
    },
    (request) =>
      orders.previewBill(customerOf(request), request.params.id, request.body.couponId, request.language),
  )

  app.post(
    `${ORDER}/pay`,
    {
      schema: {
        tags,
        operationId: 'payLogisticsOrder',
        summary: 'From the balance; refused when the total is not the one that the customer saw',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(PayOrderRequest),
        response: { 200: ref(LogisticsOrderDetail), ...refusals(401, 402, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        orders.pay(tx, customerOf(request), request.params.id, request.body, request.language),
      ),
  )

  app.post(
    '/api/u/fund-management/pending-pay/pay',
    {
      schema: {
        tags: ['funds'],
        operationId: 'payBatch',
        summary: 'Pays several logistics orders, all or none',
        headers: idempotency.headers,
        body: ref(PayBatchRequest),
        response: { 200: ref(FundBalance), ...refusals(401, 402, 403, 409) },
      },
    },
    (request) => idempotency.once(request, (tx) => orders.payBatch(tx, customerOf(request), request.body)),
  )
}
