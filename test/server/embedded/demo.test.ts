import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import {
  LogisticsOrderStatus,
  ParcelStatus,
  PARCEL_STATUSES,
} from '../../../server/contracts/enumerations.ts'
import { accepted, type ApiClient } from '../../support/server/apiClient.ts'
import { PARCELS } from '../../support/server/customers.ts'
import { ORDERS } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { FundAccountLog, LedgerCheck } from '../../../server/contracts/fund.ts'
import type { LogisticsOrder, LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Message } from '../../../server/contracts/message.ts'
import type { Parcel, ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { ServiceJob } from '../../../server/contracts/serviceRequest.ts'
import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer({ demo: true })

async function demo() {
  const login = { usernameOrEmail: 'demo@example.com', password: 'demo1234', loginPlatform: 'PcWebFrontend' }
  const { accessToken } = accepted(await context.api.post<Token>('/api/f/passport/login', login))
  return context.api.with({ token: accessToken })
}

async function all<T>(api: ApiClient, path: string): Promise<T[]> {
  return accepted(await api.post<{ items: T[] }>(path, { maxResultCount: 200 })).items
}

const codes = (things: readonly { status: number }[]) =>
  [...new Set(things.map(({ status }) => status))].sort((a, b) => a - b)

describe('the demo customer', () => {
  it('has parcels in every state that lasts, each with a believable history', async () => {
    const api = await demo()
    const parcels = await all<Parcel>(api, `${PARCELS}/list`)
    // A parcel has left the warehouse and is shipped in one go: nobody sees it in between.
    const lasting = PARCEL_STATUSES.filter((status) => status !== ParcelStatus.Outbound)
    assert.deepEqual(codes(parcels), lasting)
    assert.ok(parcels.some(({ isDeclared }) => !isDeclared))
    for (const { id } of parcels) {
      const parcel = accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`))
      assert.equal(parcel.logs[0]?.status, parcel.status)
      const times = parcel.logs.map(({ time }) => Date.parse(time))
      const newestFirst = [...times].sort((a, b) => b - a)
      assert.deepEqual(times, newestFirst)
      assert.ok((times[0] ?? Infinity) <= context.server.clock.now().getTime())
      assert.equal(parcel.inboundImages.length > 0, parcel.weight !== null)
    }
  })

  it('has an order in every state, paid from a balance that the ledger explains', async () => {
    const api = await demo()
    const orders = await all<LogisticsOrder>(api, `${ORDERS}/list`)
    assert.deepEqual(
      codes(orders),
      Object.values(LogisticsOrderStatus).sort((a, b) => a - b),
    )
    for (const { id, status } of orders) {
      const order = accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))
      const isWeighed =
        status >= LogisticsOrderStatus.PendingPayment && status !== LogisticsOrderStatus.Canceled
      assert.equal(order.actualBill !== null, isWeighed)
    }
    const lines = await all<FundAccountLog>(api, '/api/u/fund-management/fund-account-log/list')
    const { balance } = accepted(await api.get<User>('/api/u/user')).currentFundAccount
    assert.equal(lines[0]?.balanceAfter, balance)
    const operator = context.api.with({ token: context.server.operatorToken })
    const check = accepted(await operator.get<LedgerCheck>('/api/admin/fund-management/ledger-check'))
    assert.equal(check.isSound, true)
  })

  it('has top-ups, coupons, mall orders, cases, messages and parcels to claim', async () => {
    const api = await demo()
    const topups = await all<{ status: number }>(api, '/api/u/fund-management/topup/list')
    assert.deepEqual(codes(topups), [1, 2, 3, 6, 8])
    const coupons = await all<{ status: number }>(api, '/api/u/coupon-management/my-coupon/list')
    assert.deepEqual(codes(coupons), [1, 10, 20, 30])
    assert.deepEqual(codes(await all(api, '/api/u/store/order/list')), [20, 30])
    assert.deepEqual(codes(await all(api, '/api/u/after-sales/list')), [20, 30])
    const services = await all<ServiceJob>(
      context.api.with({ token: context.server.operatorToken }),
      '/api/admin/warehouse/service/list',
    )
    assert.deepEqual(codes(services), [10, 20])
    const messages = await all<Message>(api, '/api/u/message/list')
    const kinds = (isRead: boolean) =>
      new Set(messages.flatMap((message) => (message.isRead === isRead ? [message.kind] : [])))
    assert.ok(kinds(true).size >= 3, [...kinds(true)].join())
    assert.ok(kinds(false).size >= 3, [...kinds(false)].join())
    assert.equal((await all(api, '/api/u/biz/ship-for-me/unclaimed-parcel/list')).length, 5)
  })
})
