import { call } from '../call.ts'
import { EmptyRequest } from '../common.ts'
import { LogisticsOrderDetail } from '../logisticsOrder.ts'
import { ref } from '../schema.ts'
import {
  OpenedIdDocument,
  OrderCodeParams,
  RefundOrderRequest,
  RejectOrderRequest,
  ShipOrderRequest,
  TrackOrderRequest,
  WeighOrderRequest,
} from '../warehouseOrder.ts'

const BASE = '/api/admin/warehouse/order/:code'
const forStaff = { area: 'warehouse', access: 'operator', params: OrderCodeParams } as const

export const processOrder = call({
  ...forStaff,
  name: 'processOrder',
  method: 'POST',
  path: `${BASE}/process`,
  summary: 'Starts processing an order',
  body: EmptyRequest,
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const packOrder = call({
  ...forStaff,
  name: 'packOrder',
  method: 'POST',
  path: `${BASE}/pack`,
  summary: 'Puts an order’s parcels into boxes',
  body: EmptyRequest,
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const weighOrder = call({
  ...forStaff,
  name: 'weighOrder',
  method: 'POST',
  path: `${BASE}/weigh`,
  summary: 'Weighs the boxes of an order and makes its bill',
  body: ref(WeighOrderRequest),
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const shipOrder = call({
  ...forStaff,
  name: 'shipOrder',
  method: 'POST',
  path: `${BASE}/ship`,
  summary: 'Sends an order out; an unpaid one is charged by auto-pay, or refused',
  isIdempotent: 'required',
  opensTransaction: true,
  body: ref(ShipOrderRequest),
  answer: ref(LogisticsOrderDetail),
})

export const trackOrder = call({
  ...forStaff,
  name: 'trackOrder',
  method: 'POST',
  path: `${BASE}/track`,
  summary: 'Writes down what the carrier reports',
  body: ref(TrackOrderRequest),
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const reachPickupStation = call({
  ...forStaff,
  name: 'reachPickupStation',
  method: 'POST',
  path: `${BASE}/reach-pickup-station`,
  summary: 'Says that an order has arrived at its pickup point',
  body: EmptyRequest,
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const signOrder = call({
  ...forStaff,
  name: 'signOrder',
  method: 'POST',
  path: `${BASE}/sign`,
  summary: 'Says that the customer has received an order',
  body: EmptyRequest,
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const rejectOrder = call({
  ...forStaff,
  name: 'rejectOrder',
  method: 'POST',
  path: `${BASE}/reject`,
  summary: 'Cancels an unpaid order from the warehouse’s side',
  body: ref(RejectOrderRequest),
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const refundOrder = call({
  ...forStaff,
  name: 'refundOrder',
  method: 'POST',
  path: `${BASE}/refund`,
  summary: 'Gives back a part, or all, of what was paid for an order',
  isIdempotent: 'required',
  body: ref(RefundOrderRequest),
  answer: ref(LogisticsOrderDetail),
})

export const openIdDocument = call({
  ...forStaff,
  name: 'openIdDocument',
  method: 'POST',
  path: `${BASE}/open-id-document`,
  summary: 'The number of an order’s identity document in full, for customs; each time is logged',
  body: EmptyRequest,
  answer: ref(OpenedIdDocument),
  refuses: [409],
})
