import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { GoodsTypePage, ShippingMethodTypePage, ShippingReferenceListRequest } from '../shippingReference.ts'

const common = { area: 'shipping', method: 'POST', body: ref(ShippingReferenceListRequest) } as const
const forCustomers = { ...common, access: 'customer' } as const
/** The shipping calculator asks for both before anybody has signed in. */
const forAnyone = { ...common, access: 'public' } as const

export const listShippingMethodTypes = call({
  ...forCustomers,
  name: 'listShippingMethodTypes',
  path: '/api/u/shipping-management/shipping-method-type/list',
  answer: ref(ShippingMethodTypePage),
})

export const listPublicShippingMethodTypes = call({
  ...forAnyone,
  name: 'listPublicShippingMethodTypes',
  path: '/api/f/shipping-management/shipping-method-type/list',
  answer: ref(ShippingMethodTypePage),
})

export const listGoodsTypes = call({
  ...forCustomers,
  name: 'listGoodsTypes',
  path: '/api/u/shipping-management/goods-type/list',
  answer: ref(GoodsTypePage),
})

export const listPublicGoodsTypes = call({
  ...forAnyone,
  name: 'listPublicGoodsTypes',
  path: '/api/f/shipping-management/goods-type/list',
  answer: ref(GoodsTypePage),
})
