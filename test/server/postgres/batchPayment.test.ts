import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, unique } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance } from '../../support/server/funds.ts'
import { ORDERS, weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { FundBalance, PendingPay } from '../../../server/contracts/fund.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'

const context = useServer()

describe('paying several orders at once', () => {
  const FUNDS = '/api/u/fund-management/pending-pay'
  const twoOrders = async (money: string) => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, money)
    const orders = [
      await weighedOrder(context.server, customer),
      await weighedOrder(context.server, customer),
    ]
    return { ...customer, orders }
  }

  it('is offered as a batch, and takes the sum once', async () => {
    const { api, orders } = await twoOrders('200.00')
    const { items } = accepted(await api.post<{ items: PendingPay[] }>(`${FUNDS}/list`))
    const batch = items.find(({ kind }) => kind === 'LB') ?? assert.fail('no batch')
    assert.deepEqual([...batch.orderIds].sort(), orders.map(({ id }) => id).sort())
    assert.equal(batch.total, '156.96')
    const body = { orderIds: batch.orderIds, expectedTotal: batch.total }
    assert.equal(accepted(await api.post<FundBalance>(`${FUNDS}/pay`, body)).balance, '43.04')
    refused(await api.post(`${FUNDS}/pay`, body), 409, 'OrderMoveRefused')
  })

  it('pays all or none', async () => {
    const { api, orders } = await twoOrders('100.00')
    const body = { orderIds: orders.map(({ id }) => id), expectedTotal: '156.96' }
    refused(await api.post(`${FUNDS}/pay`, body), 402, 'InsufficientBalance')
    refused(await api.post(`${FUNDS}/pay`, { ...body, expectedTotal: '1.00' }), 409, 'OrderTotalChanged')
    assert.equal(await balanceOf({ api }), '100.00')
    for (const { id } of orders) {
      assert.equal(accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`)).status, 30)
    }
  })

  it('takes the sum once for one key, and answers each time', async () => {
    const { api, orders } = await twoOrders('200.00')
    const body = { orderIds: orders.map(({ id }) => id), expectedTotal: '156.96' }
    const headers = { 'idempotency-key': unique('pay-batch-') }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post<FundBalance>(`${FUNDS}/pay`, body, headers)),
    )
    for (const answer of answers) assert.equal(accepted(answer).balance, '43.04')
    assert.equal(accepted(await api.post<FundBalance>(`${FUNDS}/pay`, body, headers)).balance, '43.04')
    assert.equal(await balanceOf({ api }), '43.04')
  })

  it('charges each order once, also when they are paid one by one at the same moment', async () => {
    const { api, orders } = await twoOrders('400.00')
    const body = { orderIds: orders.map(({ id }) => id), expectedTotal: '156.96' }
    const batches = Array.from({ length: 10 }, () => api.post(`${FUNDS}/pay`, body))
    const singles = orders.map(({ id, total }) => api.post(`${ORDERS}/${id}/pay`, { expectedTotal: total }))
    for (const answer of await Promise.all([...batches, ...singles])) {
      if (answer.status !== 200) refused(answer, 409, 'OrderMoveRefused')
    }
    assert.equal(await balanceOf({ api }), '243.04')
    await assertLedgerBalances(context.server)
  })
})
