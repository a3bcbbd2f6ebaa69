import { EmptyRequest, refusals } from '../../contracts/common.ts'
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
} from '../../contracts/fund.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { FundService } from './service.customer.ts'

const BASE = '/api/u/fund-management'
const ADMIN = '/api/admin/fund-management'
const tags = ['funds']

/** A customer's balance: what happened to it, and what waits for it. */
export function fundRoutes(app: App, funds: FundService, idempotency: Idempotency): void {
  readingRoutes(app, funds)
  operatorRoutes(app, funds, idempotency)
  checkingRoutes(app, funds)
}

function readingRoutes(app: App, funds: FundService): void {
  app.get(
    `${BASE}/fund-account`,
    {
      schema: {
        tags,
        operationId: 'getFundAccount',
        summary: 'The balance, and what is about to change it',
        response: { 200: ref(FundAccountState), ...refusals(401, 403) },
      },
    },
    (request) => funds.state(customerOf(request)),
  )

  app.get(
    `${BASE}/fund-account-log/months`,
    {
      schema: {
        tags,
        operationId: 'listFundMonths',
        summary: 'What came in and went out in the last months, oldest first',
        querystring: FundMonthsQuery,
        response: { 200: ref(FundMonths), ...refusals(401, 403) },
      },
    },
    (request) => funds.months(customerOf(request), request.query),
  )

  app.post(
    `${BASE}/fund-account-log/list`,
    {
      schema: {
        tags,
        operationId: 'listFundAccountLogs',
        body: ref(FundAccountLogListRequest),
        response: { 200: ref(FundAccountLogPage), ...refusals(401, 403) },
      },
    },
    (request) => funds.listLogs(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/pending-pay/list`,
    {
      schema: {
        tags,
        operationId: 'listPendingPays',
        summary: 'Logistics orders and mall orders that wait for money, and the batch of the former',
        body: ref(PendingPayListRequest),
        response: { 200: ref(PendingPayPage), ...refusals(401, 403) },
      },
    },
    (request) => funds.listPendingPays(customerOf(request), request.body, request.language),
  )
}

function operatorRoutes(app: App, funds: FundService, idempotency: Idempotency): void {
  const { headers } = idempotency
  const changed = { 200: ref(FundBalance), ...refusals(401, 402, 403, 409) }

  app.post(
    `${ADMIN}/adjust`,
    {
      schema: {
        tags,
        operationId: 'adjustFunds',
        summary: 'Gives a customer money or takes it; they read the reason',
        headers,
        body: ref(AdjustFundsRequest),
        response: changed,
      },
    },
    (request) => idempotency.once(request, (tx) => funds.adjust(tx, request.body)),
  )

  app.post(
    `${ADMIN}/withdraw`,
    {
      schema: {
        tags,
        operationId: 'withdrawFunds',
        summary: 'Money that has been paid out to a customer',
        headers,
        body: ref(WithdrawFundsRequest),
        response: changed,
      },
    },
    (request) => idempotency.once(request, (tx) => funds.withdraw(tx, request.body)),
  )
}

function checkingRoutes(app: App, funds: FundService): void {
  app.get(
    `${ADMIN}/ledger-check`,
    {
      schema: {
        tags,
        operationId: 'checkLedger',
        summary: 'Whether every journal adds up to zero and every balance is the sum of its lines',
        response: { 200: ref(LedgerCheck), ...refusals(401, 403) },
      },
    },
    () => funds.check(),
  )

  app.post(
    `${ADMIN}/ledger-check/rebuild`,
    {
      schema: {
        tags,
        operationId: 'rebuildBalances',
        summary: 'Makes every balance the sum of its lines; answers what is wrong after that',
        body: EmptyRequest,
        response: { 200: ref(LedgerCheck), ...refusals(401, 403) },
      },
    },
    () => funds.rebuild(),
  )
}
