import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { FundAccountLogType as Type } from '../../../server/contracts/enumerations.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { FundAccountLog, PendingPay } from '../../../server/contracts/fund.ts'
import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'

const context = useServer()
const LOGS = '/api/u/fund-management/fund-account-log/list'
const ADMIN = '/api/admin/fund-management'

describe('a balance', () => {
  it('is changed by staff with a reason, and shows every change', async () => {
    const customer = await newCustomer(context.server)
    const staff = operatorOf(context.server)
    const { idCode } = customer.user
    await creditBalance(context.server, customer, '100')
    const taken = { idCode, amount: '-0.5', reason: 'label fee' }
    assert.deepEqual(accepted(await staff.post(`${ADMIN}/adjust`, taken)), {
      balance: '99.50',
      currencyCode: 'CNY',
    })
    accepted(await staff.post(`${ADMIN}/withdraw`, { idCode, amount: '9.50' }))
    assert.equal(await balanceOf(customer), '90.00')

    const { items, totalCount } = accepted(await customer.api.post<Page<FundAccountLog>>(LOGS))
    assert.equal(totalCount, 3)
    assert.deepEqual(
      items.map((line) => [line.type, line.amount, line.balanceAfter, line.description]),
      [
        [Type.Withdraw, '-9.50', '90.00', 'Balance paid out'],
        [Type.Manual, '-0.50', '99.50', 'label fee'],
        [Type.Manual, '100.00', '100.00', 'for a test'],
      ],
    )
    const only = { type: Type.Withdraw }
    const chinese = customer.api.with({ token: customer.token.accessToken, language: 'zh-Hans' })
    const found = accepted(await chinese.post<Page<FundAccountLog>>(LOGS, only))
    assert.deepEqual([found.totalCount, found.items[0]?.typeDisplayName], [1, '提现'])
    const other = await newCustomer(context.server)
    assert.equal(accepted(await other.api.post<Page<FundAccountLog>>(LOGS)).totalCount, 0)
    await assertLedgerBalances(context.server)
  })

  it('never goes below zero', async () => {
    const customer = await newCustomer(context.server)
    const staff = operatorOf(context.server)
    const { idCode } = customer.user
    await creditBalance(context.server, customer, '10')
    const tooMuch = await staff.post(`${ADMIN}/withdraw`, { idCode, amount: '10.01' })
    assert.equal(refused(tooMuch, 402, 'InsufficientBalance').details, '0.01')
    refused(await staff.post(`${ADMIN}/adjust`, { idCode, amount: '0', reason: 'x' }), 400, 'AmountRequired')
    refused(await staff.post(`${ADMIN}/withdraw`, { idCode: 'FWX', amount: '1' }), 400, 'IdCodeUnknown')
    refused(await customer.api.post(`${ADMIN}/withdraw`, { idCode, amount: '1' }), 403, 'Forbidden')
    assert.equal(await balanceOf(customer), '10.00')
  })
})

describe('what waits for money', () => {
  it('shows mall orders until they are paid or cancelled', async () => {
    const customer = await newCustomer(context.server)
    const list = async () =>
      accepted(await customer.api.post<Page<PendingPay>>('/api/u/fund-management/pending-pay/list')).items
    assert.deepEqual(await list(), [])
    const order = { skuId: 'packing-tape.1', quantity: 3, addressee: 'warehouse' }
    const { id, code } = accepted(await customer.api.post<StoreOrderDetail>('/api/u/store/order', order))
    assert.deepEqual(
      (await list()).map((entry) => [entry.kind, entry.id, entry.code, entry.total, entry.displayName]),
      [['STORE_PARCEL', id, code, '56.70', 'Strong packing tape, 6 rolls × 3']],
    )
    accepted(await customer.api.post(`/api/u/store/order/${id}/cancel`))
    assert.deepEqual(await list(), [])
  })

  it('refuses a batch with somebody else’s order in it', async () => {
    const { api } = await newCustomer(context.server)
    const request = { orderIds: ['somebody-elses'], expectedTotal: '1.00' }
    refused(await api.post('/api/u/fund-management/pending-pay/pay', request), 404, 'NotFound')
  })
})
