import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { FundAccountLogType } from '../../../server/contracts/enumerations.ts'
import { fundAccounts, topups } from '../../../server/db/schema/index.ts'
import { creditCustomer } from '../../../server/modules/fund/index.ts'
import { deliverOrder } from '../../../server/modules/order/lifecycle/deliver.ts'
import { lockCodedOrder } from '../../../server/modules/order/lifecycle/lookup.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderStaff, ORDERS, paidOrder } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { proven, TOPUPS } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'
import { needsWaiting, waitsForLock } from '../../support/server/waitsForLock.ts'

import type { FundAccountLog } from '../../../server/contracts/fund.ts'
import type { LogisticsOrderLog } from '../../../server/contracts/logisticsOrder.ts'
import type { TopupDetail } from '../../../server/contracts/topup.ts'

const context = useServer()

describe(
  'what began first and had to wait',
  {
    skip: needsWaiting,
  },
  () => {
    it('is in an order’s history at the time at which its turn came', async () => {
      const { server } = context
      const customer = await newCustomer(server)
      await creditBalance(server, customer, '1000.00')
      const { id, code } = await paidOrder(server, customer)
      await orderStaff(operatorOf(server)).ship(code)
      const { confirming, signed } = await server.db.transaction(async (tx) => {
        const order = await lockCodedOrder(tx, code)
        const sent = customer.api.post(`${ORDERS}/${id}/confirm-receipt`, { satisfaction: 5 })
        await waitsForLock(context.server.db, sent)
        server.clock.advance(MINUTE_MS)
        const { statusTime } = await deliverOrder(tx, order, 'sign', server.clock.now())
        server.clock.advance(MINUTE_MS)
        return { confirming: { sent }, signed: statusTime }
      })
      accepted(await confirming.sent)
      const { items } = accepted(
        await customer.api.get<{ items: LogisticsOrderLog[] }>(`${ORDERS}/${id}/log`),
      )
      assert.deepEqual(
        items.slice(0, 2).map(({ move }) => move),
        ['confirmReceipt', 'sign'],
      )
      assert.ok(Date.parse(items[0]?.time ?? '') > signed.getTime())
    })

    it('is in the wallet’s entries at no earlier time than those it waited for', async () => {
      const { server } = context
      const { clock } = server
      const customer = await newCustomer(server)
      await creditBalance(server, customer, '1.00')
      const { id: userId } = customer.user
      const { crediting } = await server.db.transaction(async (tx) => {
        await tx.select().from(fundAccounts).where(eq(fundAccounts.userId, userId)).for('update')
        const sent = creditBalance(server, customer, '2.00')
        await waitsForLock(context.server.db, sent)
        clock.advance(MINUTE_MS)
        const type = FundAccountLogType.Manual
        const note = { key: 'fundNote.adjust', params: { reason: 'meanwhile' } } as const
        const posting = { userId, currencyCode: 'CNY', amount: 300n, type, subject: null, note }
        await creditCustomer(tx, posting, clock.now())
        return { crediting: { sent } }
      })
      await crediting.sent
      const path = '/api/u/fund-management/fund-account-log/list'
      const { items } = accepted(await customer.api.post<{ items: FundAccountLog[] }>(path, {}))
      assert.deepEqual(
        items.map(({ amount }) => amount),
        ['2.00', '3.00', '1.00'],
      )
      const times = items.map(({ time }) => time)
      assert.deepEqual(times, [...times].sort().reverse())
    })

    it('is judged by the time at which its turn came', async () => {
      const { server } = context
      const customer = await newCustomer(server)
      const { api } = customer
      const draft = accepted(
        await api.post<TopupDetail>(
          `${TOPUPS}/user-topup`,
          await proven(customer, { images: [], isDraft: true }),
        ),
      )
      const images = [await uploadPicture(api, await pngPicture())]
      const { proving } = await server.db.transaction(async (tx) => {
        await tx.select().from(topups).where(eq(topups.id, draft.id)).for('update')
        const sent = api.post(`${TOPUPS}/${draft.id}/submit-proof`, { images })
        await waitsForLock(context.server.db, sent)
        const end = Date.parse(draft.expirationTime ?? '')
        server.clock.advance(end - server.clock.now().getTime() + 1)
        return { proving: { sent } }
      })
      refused(await proving.sent, 409, 'TopupMoveRefused')
    })
  },
)
