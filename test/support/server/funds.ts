import assert from 'node:assert/strict'

import { accepted, ApiClient } from './apiClient.ts'

import type { FundBalance, LedgerCheck } from '../../../server/contracts/fund.ts'
import type { User } from '../../../server/contracts/user.ts'
import type { TestCustomer } from './customers.ts'
import type { ReachableServer } from './startTestServer.ts'

type StaffedServer = Pick<ReachableServer, 'url' | 'operatorToken'>

/** An API client with the owner's token, which sends a key with every POST as the commands do. */
export function operatorOf(server: StaffedServer): ApiClient {
  return new ApiClient(server.url, { token: server.operatorToken, sendsKeys: true })
}

/** Credits a customer's balance through the staff API. */
export async function creditBalance(
  server: StaffedServer,
  { user }: Pick<TestCustomer, 'user'>,
  amount: string,
  reason = 'for a test',
): Promise<void> {
  const request = { idCode: user.idCode, amount, reason }
  accepted(await operatorOf(server).post<FundBalance>('/api/admin/fund-management/adjust', request))
}

/** A customer's balance as the app shows it. */
export async function balanceOf({ api }: Pick<TestCustomer, 'api'>): Promise<string> {
  return accepted(await api.get<User>('/api/u/user')).currentFundAccount.balance
}

/** Asserts that the whole ledger adds up. */
export async function assertLedgerBalances(server: StaffedServer): Promise<void> {
  const check = accepted(await operatorOf(server).get<LedgerCheck>('/api/admin/fund-management/ledger-check'))
  assert.deepEqual(check, { isSound: true, faults: [], hasMore: false })
}
