import { pageOf } from '../../base/http/paging.ts'
import {
  cancelLogisticsOrder,
  compareConsolidation,
  confirmLogisticsOrderReceipt,
  estimateLogisticsOrder,
  estimateLogisticsOrderChange,
  getLogisticsOrder,
  listLogisticsOrderLogs,
  listLogisticsOrders,
  payBatch,
  payLogisticsOrder,
  previewLogisticsOrderBill,
  setLogisticsOrderAutoPay,
  submitLogisticsOrder,
  updateLogisticsOrder,
} from '../../contracts/calls/order.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'

import type { Quote } from '../../contracts/shipping.ts'
import type { Route } from '../../routing/route.ts'
import type { OrderService } from './service.customer.ts'
import type { OrderQuoteService } from './service.quotes.ts'

/** A customer's shipment orders. */
export function orderRoutes(route: Route, orders: OrderService, quotes: OrderQuoteService): void {
  readingRoutes(route, orders)
  quotingRoutes(route, quotes)
  changingRoutes(route, orders)
  payingRoutes(route, orders)
}

function readingRoutes(route: Route, orders: OrderService): void {
  route(listLogisticsOrders, ({ caller, body, language }) => orders.list(caller, body, language))

  route(getLogisticsOrder, ({ caller, params, language }) => orders.get(caller, params.id, language))

  route(listLogisticsOrderLogs, async ({ caller, params, query, language }) => {
    const logs = await orders.listLogs(caller, params.id, language)
    return pageOf(logs, query, ({ description }) => description, MAX_PAGE_SIZE)
  })
}

function quotingRoutes(route: Route, quotes: OrderQuoteService): void {
  const channelName = ({ transportationChannel }: Quote) => transportationChannel.displayName

  route(estimateLogisticsOrder, async ({ caller, body, language }) => {
    const all = await quotes.estimate(caller, body, language)
    return pageOf(all, body, channelName, MAX_PAGE_SIZE)
  })

  route(estimateLogisticsOrderChange, async ({ caller, params, body, language }) => {
    const all = await quotes.estimateChange(caller, params.id, body, language)
    return pageOf(all, body, channelName, MAX_PAGE_SIZE)
  })

  route(compareConsolidation, ({ caller, body, language }) => quotes.saving(caller, body, language))
}

function changingRoutes(route: Route, orders: OrderService): void {
  route(submitLogisticsOrder, ({ tx, caller, body, language }) => orders.submit(tx, caller, body, language))

  route(updateLogisticsOrder, ({ tx, caller, params, body, language }) =>
    orders.update(tx, caller, params.id, body, language),
  )

  route(cancelLogisticsOrder, ({ tx, caller, params, language }) =>
    orders.cancel(tx, caller, params.id, language),
  )

  route(confirmLogisticsOrderReceipt, ({ tx, caller, params, body, language }) =>
    orders.confirmReceipt(tx, caller, params.id, body, language),
  )
}

function payingRoutes(route: Route, orders: OrderService): void {
  route(setLogisticsOrderAutoPay, ({ caller, params, body, language }) =>
    orders.setAutoPay(caller, params.id, body.isAutoPay, language),
  )

  route(previewLogisticsOrderBill, ({ caller, params, body, language }) =>
    orders.previewBill(caller, params.id, body.couponId, language),
  )

  route(payLogisticsOrder, ({ tx, caller, params, body, language }) =>
    orders.pay(tx, caller, params.id, body, language),
  )

  route(payBatch, ({ tx, caller, body }) => orders.payBatch(tx, caller, body))
}
