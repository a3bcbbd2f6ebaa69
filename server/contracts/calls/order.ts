import { Bill } from '../bill.ts'
import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import { ConsolidationSaving, ConsolidationSavingRequest } from '../consolidationSaving.ts'
import { FundBalance, PayBatchRequest } from '../fund.ts'
import { LogisticsOrderDetail, LogisticsOrderLogList, LogisticsOrderPage } from '../logisticsOrder.ts'
import {
  AutoPayRequest,
  ConfirmReceiptRequest,
  EstimateChangeRequest,
  EstimateRequest,
  LogisticsOrderListRequest,
  LogisticsOrderLogListQuery,
  PayOrderRequest,
  PreviewOrderBillRequest,
  SubmitOrderRequest,
  UpdateOrderRequest,
} from '../logisticsOrderRequests.ts'
import { ref } from '../schema.ts'
import { QuoteList } from '../shipping.ts'

const BASE = '/api/u/biz/logistics-order'
const forCustomers = { area: 'logistics order', access: 'customer' } as const

export const listLogisticsOrders = call({
  ...forCustomers,
  name: 'listLogisticsOrders',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(LogisticsOrderListRequest),
  answer: ref(LogisticsOrderPage),
})

export const getLogisticsOrder = call({
  ...forCustomers,
  name: 'getLogisticsOrder',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(LogisticsOrderDetail),
})

export const listLogisticsOrderLogs = call({
  ...forCustomers,
  name: 'listLogisticsOrderLogs',
  method: 'GET',
  path: `${BASE}/:id/log`,
  params: IdParams,
  query: LogisticsOrderLogListQuery,
  answer: ref(LogisticsOrderLogList),
})

export const estimateLogisticsOrder = call({
  ...forCustomers,
  name: 'estimateLogisticsOrder',
  method: 'POST',
  path: `${BASE}/estimate`,
  summary: 'One quote per channel for these parcels, or why it cannot carry them',
  body: ref(EstimateRequest),
  answer: ref(QuoteList),
  refuses: [409],
})

export const compareConsolidation = call({
  ...forCustomers,
  name: 'compareConsolidation',
  method: 'POST',
  path: `${BASE}/consolidation-saving`,
  summary: 'Shipping parcels together against each alone, and what waiting for the next one would change',
  body: ref(ConsolidationSavingRequest),
  answer: ref(ConsolidationSaving),
  refuses: [409],
})

export const submitLogisticsOrder = call({
  ...forCustomers,
  name: 'submitLogisticsOrder',
  method: 'POST',
  path: BASE,
  summary: 'Submits parcels as one order, all or none',
  isIdempotent: true,
  body: ref(SubmitOrderRequest),
  answer: ref(LogisticsOrderDetail),
})

export const estimateLogisticsOrderChange = call({
  ...forCustomers,
  name: 'estimateLogisticsOrderChange',
  method: 'POST',
  path: `${BASE}/:id/estimate`,
  summary: 'One quote per channel for the order with these changes; saves nothing',
  params: IdParams,
  body: ref(EstimateChangeRequest),
  answer: ref(QuoteList),
  refuses: [409],
})

export const updateLogisticsOrder = call({
  ...forCustomers,
  name: 'updateLogisticsOrder',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Possible until the order is weighed; changing how it is shipped makes a new estimate',
  isIdempotent: true,
  params: IdParams,
  body: ref(UpdateOrderRequest),
  answer: ref(LogisticsOrderDetail),
})

export const setLogisticsOrderAutoPay = call({
  ...forCustomers,
  name: 'setLogisticsOrderAutoPay',
  method: 'PUT',
  path: `${BASE}/:id/auto-pay`,
  params: IdParams,
  body: ref(AutoPayRequest),
  answer: ref(LogisticsOrderDetail),
  refuses: [409],
})

export const previewLogisticsOrderBill = call({
  ...forCustomers,
  name: 'previewLogisticsOrderBill',
  method: 'POST',
  path: `${BASE}/:id/bill`,
  summary: 'What it would cost with another coupon, or with none; nothing is changed',
  params: IdParams,
  body: ref(PreviewOrderBillRequest),
  answer: ref(Bill),
  refuses: [409],
})

export const payLogisticsOrder = call({
  ...forCustomers,
  name: 'payLogisticsOrder',
  method: 'POST',
  path: `${BASE}/:id/pay`,
  summary: 'Pays from the balance; refused if the total is not the one that the customer saw',
  isIdempotent: true,
  params: IdParams,
  body: ref(PayOrderRequest),
  answer: ref(LogisticsOrderDetail),
  refuses: [402],
})

export const payBatch = call({
  ...forCustomers,
  name: 'payBatch',
  method: 'POST',
  path: '/api/u/fund-management/pending-pay/pay',
  area: 'funds',
  summary: 'Pays several logistics orders, all or none',
  isIdempotent: true,
  body: ref(PayBatchRequest),
  answer: ref(FundBalance),
  refuses: [402],
})

export const cancelLogisticsOrder = call({
  ...forCustomers,
  name: 'cancelLogisticsOrder',
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(LogisticsOrderDetail),
})

export const confirmLogisticsOrderReceipt = call({
  ...forCustomers,
  name: 'confirmLogisticsOrderReceipt',
  method: 'POST',
  path: `${BASE}/:id/confirm-receipt`,
  isIdempotent: true,
  params: IdParams,
  body: ref(ConfirmReceiptRequest),
  answer: ref(LogisticsOrderDetail),
})
