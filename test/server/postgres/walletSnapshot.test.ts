import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { TopupStatus } from '../../../server/contracts/enumerations.ts'
import { fundAccounts, topups } from '../../../server/db/schema/index.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { creditBalance } from '../../support/server/funds.ts'
import { submitTopup } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'
import { needsWaiting, waitsForLock } from '../../support/server/waitsForLock.ts'

import type { FundAccountState } from '../../../server/contracts/fund.ts'

const context = useServer()

describe(
  'the wallet, read while a top-up is approved',
  {
    skip: needsWaiting,
  },
  () => {
    it('has the money under review or in the balance, never in neither', async () => {
      const { db } = context.server
      const customer = await newCustomer(context.server)
      await creditBalance(context.server, customer, '1')
      const { id } = await submitTopup(customer, { amount: '100' })
      const reading = await db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${topups} in access exclusive mode`)
        const state = customer.api.get<FundAccountState>('/api/u/fund-management/fund-account')
        await waitsForLock(context.server.db, state)
        await tx.update(topups).set({ status: TopupStatus.Paid }).where(eq(topups.id, id))
        await tx
          .update(fundAccounts)
          .set({ balance: 10_100n })
          .where(eq(fundAccounts.userId, customer.user.id))
        return { state }
      })
      const { balance, underReview } = accepted(await reading.state)
      assert.deepEqual([balance, underReview], ['1.00', '100.00'])
    })
  },
)
