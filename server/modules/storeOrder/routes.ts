import {
  cancelStoreOrder,
  getStoreOrder,
  listStoreOrders,
  payStoreOrder,
  submitStoreOrder,
} from '../../contracts/calls/storeOrder.ts'

import type { Route } from '../../routing/route.ts'
import type { StoreOrderService } from './service.ts'

/** Buying in the mall. */
export function storeOrderRoutes(route: Route, orders: StoreOrderService): void {
  route(listStoreOrders, ({ caller, body, language }) => orders.list(caller, body, language))

  route(getStoreOrder, ({ caller, params, language }) => orders.get(caller, params.id, language))

  route(submitStoreOrder, ({ tx, caller, body, language }) => orders.submit(tx, caller, body, language))

  route(payStoreOrder, ({ tx, caller, params, body, language }) =>
    orders.pay(tx, caller, params.id, body.expectedTotal, language),
  )

  route(cancelStoreOrder, ({ tx, caller, params, language }) =>
    orders.cancel(tx, caller, params.id, language),
  )
}
