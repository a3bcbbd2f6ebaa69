import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { after, DAY_MS } from '../../../server/base/time/clock.ts'
import { PaymentMethod, TopupStatus as Status } from '../../../server/contracts/enumerations.ts'
import { BATCH_SIZE, inBatches } from '../../../server/db/inBatches.ts'
import { topups } from '../../../server/db/schema/index.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { TopupDetail } from '../../../server/contracts/topup.ts'

const context = useServer()
const TAOBAO = {
  currencyCode: 'CNY',
  method: PaymentMethod.TAOBAO_LINK,
  receivingAccountId: 'cny-taobao',
  amount: '50',
  isDraft: true,
}

describe('work in batches', () => {
  it('goes on, a transaction each, until one is not full', async () => {
    const sizes: number[] = []
    const left = [3, 3, 1]
    const all = await inBatches(
      context.server.db,
      (_, size) => {
        sizes.push(size)
        return Promise.resolve(left.shift() ?? 0)
      },
      3,
    )
    assert.deepEqual([all, sizes], [7, [3, 3, 3]])
  })

  it('ends everything that is overdue, however much that is', async () => {
    const { db, clock } = context.server
    const { api, user } = await newCustomer(context.server)
    const { id } = accepted(await api.post<TopupDetail>('/api/u/fund-management/topup/user-topup', TAOBAO))
    const [row = assert.fail()] = await db.select().from(topups).where(eq(topups.id, id))
    const many = Array.from({ length: BATCH_SIZE + 50 }, () => {
      const copy = randomUUID()
      return { ...row, id: copy, code: copy }
    })
    await db.insert(topups).values(many)
    await endOverdue(db, after(clock.now(), 2 * DAY_MS))
    const expired = and(eq(topups.userId, user.id), eq(topups.status, Status.Expired))
    assert.equal(await db.$count(topups, expired), BATCH_SIZE + 51)
  })
})
