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
const forCustomers = { area: 'store', access: 'customer' } as const

export const listStoreOrders = call({
  ...forCustomers,
  name: 'listStoreOrders',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(StoreOrderListRequest),
  answer: ref(StoreOrderPage),
})

export const getStoreOrder = call({
  ...forCustomers,
  name: 'getStoreOrder',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(StoreOrderDetail),
})

export const submitStoreOrder = call({
  ...forCustomers,
  name: 'submitStoreOrder',
  method: 'POST',
  path: BASE,
  summary: 'Keeps goods aside for half an hour',
  isIdempotent: true,
  body: ref(StoreOrderRequest),
  answer: ref(StoreOrderDetail),
})

export const payStoreOrder = call({
  ...forCustomers,
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
  ...forCustomers,
  name: 'cancelStoreOrder',
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(StoreOrderDetail),
})
