import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { GoodsTypePage, ShippingMethodTypePage, ShippingReferenceListRequest } from '../shippingReference.ts'

const lists = { area: 'shipping', method: 'POST', body: ref(ShippingReferenceListRequest) } as const
const customers = { ...lists, access: 'customer' } as const
/** The shipping calculator asks for both before anybody has signed in. */
const strangers = { ...lists, access: 'public' } as const

export const listShippingMethodTypes = call({
  ...customers,
  name: 'listShippingMethodTypes',
  path: '/api/u/shipping-management/shipping-method-type/list',
  answer: ref(ShippingMethodTypePage),
})

export const listPublicShippingMethodTypes = call({
  ...strangers,
  name: 'listPublicShippingMethodTypes',
  path: '/api/f/shipping-management/shipping-method-type/list',
  answer: ref(ShippingMethodTypePage),
})

export const listGoodsTypes = call({
  ...customers,
  name: 'listGoodsTypes',
  path: '/api/u/shipping-management/goods-type/list',
  answer: ref(GoodsTypePage),
})

export const listPublicGoodsTypes = call({
  ...strangers,
  name: 'listPublicGoodsTypes',
  path: '/api/f/shipping-management/goods-type/list',
  answer: ref(GoodsTypePage),
})
