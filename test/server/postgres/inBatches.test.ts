import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { and, eq, inArray } from 'drizzle-orm'

import { after, DAY_MS } from '../../../server/base/time/clock.ts'
import { PaymentMethod, TopupStatus as Status } from '../../../server/contracts/enumerations.ts'
import { eachDue } from '../../../server/db/eachDue.ts'
import { BATCH_SIZE, inBatches } from '../../../server/db/inBatches.ts'
import { topups } from '../../../server/db/schema/index.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'
import { needsWaiting } from '../../support/server/waitsForLock.ts'

import type { TopupDetail } from '../../../server/contracts/topup.ts'

const context = useServer()
const TOPUP = '/api/u/fund-management/topup/user-topup'
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
    const { id } = accepted(await api.post<TopupDetail>(TOPUP, TAOBAO))
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

describe('a step with everything that is due', () => {
  /** Three drafts, and `eachDue` over them. */
  async function threeDrafts() {
    const { db } = context.server
    const { api } = await newCustomer(context.server)
    const drafts: string[] = []
    while (drafts.length < 3) drafts.push(accepted(await api.post<TopupDetail>(TOPUP, TAOBAO)).id)
    const areThese = inArray(topups.id, drafts)
    const run = (failing: (id: string) => Error | undefined) =>
      eachDue(
        db,
        (tx, size) => tx.select().from(topups).where(areThese).limit(size).for('update'),
        async (tx, { id }) => {
          await tx.update(topups).set({ remarks: 'done' }).where(eq(topups.id, id))
          const error = failing(id)
          if (error) throw error
        },
      )
    const done = async () => {
      const rows = await db.select().from(topups).where(areThese)
      return rows.flatMap(({ id, remarks }) => (remarks === 'done' ? [id] : [])).sort()
    }
    return { drafts, run, done }
  }

  it('leaves a row as it was whose step fails, takes all others, and says so at the end', async () => {
    const { drafts, run, done } = await threeDrafts()
    const [first = '', ...others] = drafts
    const broken = new Error('broken')
    await assert.rejects(
      run((id) => (id === first ? broken : undefined)),
      (error) => error instanceof AggregateError && error.errors[0] === broken,
    )
    assert.deepEqual(await done(), others.sort())
  })

  it(
    'is repeated as a whole where the database gave the transaction up',
    { skip: needsWaiting },
    async () => {
      const { drafts, run, done } = await threeDrafts()
      const given = [Object.assign(new Error('deadlock detected'), { code: '40P01' })]
      assert.equal(await run(() => given.pop()), 3)
      assert.deepEqual(await done(), drafts.sort())
    },
  )
})
