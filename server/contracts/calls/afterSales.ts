import {
  AfterSalesDetail,
  AfterSalesListRequest,
  AfterSalesPage,
  AnswerCaseRequest,
  CaseParams,
  OpenCaseRequest,
  RejectCaseRequest,
  ReplyRequest,
  ResolveCaseRequest,
} from '../afterSales.ts'
import { call } from '../call.ts'
import { IdParams } from '../common.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/after-sales'
const STAFF_BASE = '/api/admin/warehouse/after-sales'
const forCustomers = { area: 'after sales', access: 'customer' } as const
const forStaff = { area: 'warehouse', access: 'operator' } as const

export const listCases = call({
  ...forCustomers,
  name: 'listCases',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(AfterSalesListRequest),
  answer: ref(AfterSalesPage),
})

export const getCase = call({
  ...forCustomers,
  name: 'getCase',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(AfterSalesDetail),
})

export const openCase = call({
  ...forCustomers,
  name: 'openCase',
  method: 'POST',
  path: BASE,
  summary: 'A parcel or order can have one open case of each kind, and one for each line of a bill',
  isIdempotent: true,
  body: ref(OpenCaseRequest),
  answer: ref(AfterSalesDetail),
})

export const replyToCase = call({
  ...forCustomers,
  name: 'replyToCase',
  method: 'POST',
  path: `${BASE}/:id/reply`,
  isIdempotent: true,
  params: IdParams,
  body: ref(ReplyRequest),
  answer: ref(AfterSalesDetail),
})

export const listAllCases = call({
  ...forStaff,
  name: 'listAllCases',
  method: 'POST',
  onlyReads: true,
  path: `${STAFF_BASE}/list`,
  body: ref(AfterSalesListRequest),
  answer: ref(AfterSalesPage),
})

export const answerCase = call({
  ...forStaff,
  name: 'answerCase',
  method: 'POST',
  path: `${STAFF_BASE}/:id/answer`,
  params: CaseParams,
  body: ref(AnswerCaseRequest),
  answer: ref(AfterSalesDetail),
  refuses: [409],
})

export const resolveCase = call({
  ...forStaff,
  name: 'resolveCase',
  method: 'POST',
  path: `${STAFF_BASE}/:id/resolve`,
  summary: 'Closes a case; a compensation goes to the customer’s balance',
  isIdempotent: 'required',
  params: CaseParams,
  body: ref(ResolveCaseRequest),
  answer: ref(AfterSalesDetail),
})

export const rejectCase = call({
  ...forStaff,
  name: 'rejectCase',
  method: 'POST',
  path: `${STAFF_BASE}/:id/reject`,
  params: CaseParams,
  body: ref(RejectCaseRequest),
  answer: ref(AfterSalesDetail),
  refuses: [409],
})
