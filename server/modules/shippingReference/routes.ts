import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  GoodsTypePage,
  ShippingMethodTypePage,
  ShippingReferenceListRequest,
} from '../../contracts/shippingReference.ts'

import type { App } from '../../base/http/app.ts'
import type { ShippingReferenceService } from './service.ts'

const tags = ['shipping']
const body = ref(ShippingReferenceListRequest)

/**
 * Ways of transport and kinds of goods. Strangers are served as well: the shipping calculator asks for
 * both before anybody has signed in.
 */
export function shippingReferenceRoutes(app: App, reference: ShippingReferenceService): void {
  const methodTypes = ref(ShippingMethodTypePage)
  const goodsTypes = ref(GoodsTypePage)

  app.post(
    '/api/u/shipping-management/shipping-method-type/list',
    {
      schema: {
        tags,
        operationId: 'listShippingMethodTypes',
        body,
        response: { 200: methodTypes, ...refusals(401, 403) },
      },
    },
    (request) => reference.listMethodTypes(request.body, request.language),
  )

  app.post(
    '/api/f/shipping-management/shipping-method-type/list',
    {
      schema: {
        tags,
        operationId: 'listPublicShippingMethodTypes',
        body,
        response: { 200: methodTypes, ...refusals() },
      },
    },
    (request) => reference.listMethodTypes(request.body, request.language),
  )

  app.post(
    '/api/u/shipping-management/goods-type/list',
    {
      schema: {
        tags,
        operationId: 'listGoodsTypes',
        body,
        response: { 200: goodsTypes, ...refusals(401, 403) },
      },
    },
    (request) => reference.listGoodsTypes(request.body, request.language),
  )

  app.post(
    '/api/f/shipping-management/goods-type/list',
    {
      schema: {
        tags,
        operationId: 'listPublicGoodsTypes',
        body,
        response: { 200: goodsTypes, ...refusals() },
      },
    },
    (request) => reference.listGoodsTypes(request.body, request.language),
  )
}
