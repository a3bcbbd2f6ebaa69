import {
  openIdDocument,
  packOrder,
  processOrder,
  reachPickupStation,
  refundOrder,
  rejectOrder,
  shipOrder,
  signOrder,
  trackOrder,
  weighOrder,
} from '../../contracts/calls/orderStaff.ts'

import type { Route } from '../../routing/route.ts'
import type { OrderStaffService } from './service.staff.ts'

/** What staff do with shipment orders. */
export function orderStaffRoutes(route: Route, orders: OrderStaffService): void {
  route(processOrder, ({ params, language }) => orders.process(params.code, language))

  route(packOrder, ({ params, language }) => orders.pack(params.code, language))

  route(weighOrder, ({ params, body, language }) => orders.weigh(params.code, body, language))

  route(shipOrder, ({ transact, params, body, language }) =>
    orders.ship(params.code, body, language, transact),
  )

  route(trackOrder, ({ params, body, language }) => orders.track(params.code, body, language))

  route(reachPickupStation, ({ params, language }) => orders.reachPickupStation(params.code, language))

  route(signOrder, ({ params, language }) => orders.sign(params.code, language))

  route(rejectOrder, ({ params, body, language }) => orders.reject(params.code, body, language))

  route(refundOrder, ({ tx, params, body, language }) => orders.refund(tx, params.code, body, language))

  route(openIdDocument, async ({ params: { code }, request }) => {
    const idDocument = await orders.openIdDocument(code)
    // A level that a quieter log keeps too.
    request.log.warn({ orderCode: code, ip: request.ip }, 'an identity document was opened')
    return { idDocument }
  })
}
