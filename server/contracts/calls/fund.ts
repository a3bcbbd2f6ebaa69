import { call } from '../call.ts'
import { EmptyRequest } from '../common.ts'
import {
  AdjustFundsRequest,
  FundAccountLogListRequest,
  FundAccountLogPage,
  FundAccountState,
  FundBalance,
  FundMonths,
  FundMonthsQuery,
  LedgerCheck,
  PendingPayListRequest,
  PendingPayPage,
  WithdrawFundsRequest,
} from '../fund.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/fund-management'
const STAFF_BASE = '/api/admin/fund-management'
const forCustomers = { area: 'funds', access: 'customer' } as const
const forStaff = { area: 'funds', access: 'operator' } as const

export const getFundAccount = call({
  ...forCustomers,
  name: 'getFundAccount',
  method: 'GET',
  path: `${BASE}/fund-account`,
  summary: 'The balance, and what is about to change it',
  answer: ref(FundAccountState),
})

export const listFundMonths = call({
  ...forCustomers,
  name: 'listFundMonths',
  method: 'GET',
  path: `${BASE}/fund-account-log/months`,
  summary: 'What came in and went out in the last months, oldest first',
  query: FundMonthsQuery,
  answer: ref(FundMonths),
})

export const listFundAccountLogs = call({
  ...forCustomers,
  name: 'listFundAccountLogs',
  method: 'POST',
  path: `${BASE}/fund-account-log/list`,
  body: ref(FundAccountLogListRequest),
  answer: ref(FundAccountLogPage),
})

export const listPendingPays = call({
  ...forCustomers,
  name: 'listPendingPays',
  method: 'POST',
  path: `${BASE}/pending-pay/list`,
  summary: 'Logistics orders and mall orders that wait for payment, and the logistics orders as one batch',
  body: ref(PendingPayListRequest),
  answer: ref(PendingPayPage),
})

export const adjustFunds = call({
  ...forStaff,
  name: 'adjustFunds',
  method: 'POST',
  path: `${STAFF_BASE}/adjust`,
  summary: 'Gives a customer money or takes it; they read the reason',
  isIdempotent: 'required',
  body: ref(AdjustFundsRequest),
  answer: ref(FundBalance),
  refuses: [402],
})

export const withdrawFunds = call({
  ...forStaff,
  name: 'withdrawFunds',
  method: 'POST',
  path: `${STAFF_BASE}/withdraw`,
  summary: 'Books money that was paid out to a customer',
  isIdempotent: 'required',
  body: ref(WithdrawFundsRequest),
  answer: ref(FundBalance),
  refuses: [402],
})

export const checkLedger = call({
  ...forStaff,
  name: 'checkLedger',
  method: 'GET',
  path: `${STAFF_BASE}/ledger-check`,
  summary: 'Whether the ledger adds up, is as it was written, and matches what was paid and refunded',
  answer: ref(LedgerCheck),
})

export const rebuildBalances = call({
  ...forStaff,
  name: 'rebuildBalances',
  method: 'POST',
  path: `${STAFF_BASE}/ledger-check/rebuild`,
  summary: 'Sets every balance to the sum of its lines; answers what is still wrong',
  body: EmptyRequest,
  answer: ref(LedgerCheck),
})
