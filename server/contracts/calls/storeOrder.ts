import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import { ref } from '../schema.ts'
import {
  PayStoreOrderRequest,
  StoreOrderDetail,
  StoreOrderListRequest,
  StoreOrderPage,
  StoreOrderRequest,
} from '../storeOrder.ts'

const BASE = '/api/u/store/order'
const customers = { area: 'store', access: 'customer' } as const

export const listStoreOrders = call({
  ...customers,
  name: 'listStoreOrders',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(StoreOrderListRequest),
  answer: ref(StoreOrderPage),
})

export const getStoreOrder = call({
  ...customers,
  name: 'getStoreOrder',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(StoreOrderDetail),
})

export const submitStoreOrder = call({
  ...customers,
  name: 'submitStoreOrder',
  method: 'POST',
  path: BASE,
  summary: 'Keeps goods aside for half an hour',
  isIdempotent: true,
  body: ref(StoreOrderRequest),
  answer: ref(StoreOrderDetail),
})

export const payStoreOrder = call({
  ...customers,
  name: 'payStoreOrder',
  method: 'POST',
  path: `${BASE}/:id/pay`,
  summary: 'Pays from the balance; the goods become a parcel in the warehouse',
  isIdempotent: true,
  params: IdParams,
  body: ref(PayStoreOrderRequest),
  answer: ref(StoreOrderDetail),
  refuses: [402],
})

export const cancelStoreOrder = call({
  ...customers,
  name: 'cancelStoreOrder',
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(StoreOrderDetail),
})
