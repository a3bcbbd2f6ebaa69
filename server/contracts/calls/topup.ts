import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import { ref } from '../schema.ts'
import {
  OperatorTopup,
  OperatorTopupPage,
  RejectTopupRequest,
  SubmitProofRequest,
  TopupCurrencyList,
  TopupCurrencyListRequest,
  TopupDetail,
  TopupListRequest,
  TopupMethodList,
  TopupMethodListRequest,
  TopupPage,
  UserTopupRequest,
} from '../topup.ts'

const BASE = '/api/u/fund-management/topup'
const STAFF_BASE = '/api/admin/fund-management/topup'
const customers = { area: 'top-up', access: 'customer' } as const
const staffs = { area: 'top-up', access: 'operator' } as const

export const listTopupCurrencies = call({
  ...customers,
  name: 'listTopupCurrencies',
  method: 'POST',
  path: `${BASE}/currency-list`,
  body: ref(TopupCurrencyListRequest),
  answer: ref(TopupCurrencyList),
})

export const listTopupMethods = call({
  ...customers,
  name: 'listTopupMethods',
  method: 'POST',
  path: `${BASE}/method-list`,
  summary: 'The ways to pay in a currency, with where the money goes; none for an unknown currency',
  body: ref(TopupMethodListRequest),
  answer: ref(TopupMethodList),
})

export const listTopups = call({
  ...customers,
  name: 'listTopups',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(TopupListRequest),
  answer: ref(TopupPage),
})

export const getTopup = call({
  ...customers,
  name: 'getTopup',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(TopupDetail),
})

export const submitTopup = call({
  ...customers,
  name: 'submitTopup',
  method: 'POST',
  path: `${BASE}/user-topup`,
  summary: 'Under review with its proof, which every method needs; a draft waits for it as pending',
  isIdempotent: true,
  body: ref(UserTopupRequest),
  answer: ref(TopupDetail),
})

export const submitTopupProof = call({
  ...customers,
  name: 'submitTopupProof',
  method: 'POST',
  path: `${BASE}/:id/submit-proof`,
  summary: 'The proof that a draft lacks, or another one in place of one that is under review',
  isIdempotent: true,
  params: IdParams,
  body: ref(SubmitProofRequest),
  answer: ref(TopupDetail),
})

export const cancelTopup = call({
  ...customers,
  name: 'cancelTopup',
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(TopupDetail),
})

export const listTopupsForReview = call({
  ...staffs,
  name: 'listTopupsForReview',
  method: 'POST',
  path: `${STAFF_BASE}/list`,
  summary: 'All customers’ top-ups of a status; those under review without one',
  body: ref(TopupListRequest),
  answer: ref(OperatorTopupPage),
})

export const approveTopup = call({
  ...staffs,
  name: 'approveTopup',
  method: 'POST',
  path: `${STAFF_BASE}/:id/approve`,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(OperatorTopup),
  refuses: [409],
})

export const rejectTopup = call({
  ...staffs,
  name: 'rejectTopup',
  method: 'POST',
  path: `${STAFF_BASE}/:id/reject`,
  params: IdParams,
  body: ref(RejectTopupRequest),
  answer: ref(OperatorTopup),
  refuses: [409],
})
