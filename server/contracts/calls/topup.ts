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
const forCustomers = { area: 'top-up', access: 'customer' } as const
const forStaff = { area: 'top-up', access: 'operator' } as const

export const listTopupCurrencies = call({
  ...forCustomers,
  name: 'listTopupCurrencies',
  method: 'POST',
  path: `${BASE}/currency-list`,
  body: ref(TopupCurrencyListRequest),
  answer: ref(TopupCurrencyList),
})

export const listTopupMethods = call({
  ...forCustomers,
  name: 'listTopupMethods',
  method: 'POST',
  path: `${BASE}/method-list`,
  summary: 'The ways to pay in a currency, with where the money goes; none for an unknown currency',
  body: ref(TopupMethodListRequest),
  answer: ref(TopupMethodList),
})

export const listTopups = call({
  ...forCustomers,
  name: 'listTopups',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(TopupListRequest),
  answer: ref(TopupPage),
})

export const getTopup = call({
  ...forCustomers,
  name: 'getTopup',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(TopupDetail),
})

export const submitTopup = call({
  ...forCustomers,
  name: 'submitTopup',
  method: 'POST',
  path: `${BASE}/user-topup`,
  summary: 'Starts a review, which needs the proof; a draft stays pending until it has one',
  isIdempotent: true,
  body: ref(UserTopupRequest),
  answer: ref(TopupDetail),
})

export const submitTopupProof = call({
  ...forCustomers,
  name: 'submitTopupProof',
  method: 'POST',
  path: `${BASE}/:id/submit-proof`,
  summary: 'Gives a draft its proof, or replaces the proof that is under review',
  isIdempotent: true,
  params: IdParams,
  body: ref(SubmitProofRequest),
  answer: ref(TopupDetail),
})

export const cancelTopup = call({
  ...forCustomers,
  name: 'cancelTopup',
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(TopupDetail),
})

export const listTopupsForReview = call({
  ...forStaff,
  name: 'listTopupsForReview',
  method: 'POST',
  onlyReads: true,
  path: `${STAFF_BASE}/list`,
  summary: 'All customers’ top-ups with a status, by default those under review',
  body: ref(TopupListRequest),
  answer: ref(OperatorTopupPage),
})

export const approveTopup = call({
  ...forStaff,
  name: 'approveTopup',
  method: 'POST',
  path: `${STAFF_BASE}/:id/approve`,
  isIdempotent: 'required',
  params: IdParams,
  body: EmptyRequest,
  answer: ref(OperatorTopup),
})

export const rejectTopup = call({
  ...forStaff,
  name: 'rejectTopup',
  method: 'POST',
  path: `${STAFF_BASE}/:id/reject`,
  params: IdParams,
  body: ref(RejectTopupRequest),
  answer: ref(OperatorTopup),
  refuses: [409],
})
