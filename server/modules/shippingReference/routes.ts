import {
  listGoodsTypes,
  listPublicGoodsTypes,
  listPublicShippingMethodTypes,
  listShippingMethodTypes,
} from '../../contracts/calls/shippingReference.ts'

import type { Route } from '../../routing/route.ts'
import type { ShippingReferenceService } from './service.ts'

/** Ways of transport and kinds of goods. */
export function shippingReferenceRoutes(route: Route, reference: ShippingReferenceService): void {
  route(listShippingMethodTypes, ({ body, language }) => reference.listMethodTypes(body, language))

  route(listPublicShippingMethodTypes, ({ body, language }) => reference.listMethodTypes(body, language))

  route(listGoodsTypes, ({ body, language }) => reference.listGoodsTypes(body, language))

  route(listPublicGoodsTypes, ({ body, language }) => reference.listGoodsTypes(body, language))
}
