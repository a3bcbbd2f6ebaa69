import {
  calculateShipping,
  getTransportationChannel,
  listKilogramPrices,
  listTransportationChannels,
} from '../../contracts/calls/shipping.ts'

import type { Route } from '../../routing/route.ts'
import type { ShippingService } from './service.ts'

/** Delivery methods and what they cost, for anybody. */
export function shippingRoutes(route: Route, shipping: ShippingService): void {
  route(listTransportationChannels, ({ body, language }) => shipping.listChannels(body, language))

  route(getTransportationChannel, ({ params, language }) => shipping.getChannel(params.id, language))

  route(listKilogramPrices, ({ body, language }) => shipping.listKilogramPrices(body, language))

  route(calculateShipping, ({ body, language }) => shipping.calculate(body, language))
}
