import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { MAX_INVITEES } from '../../../server/contracts/referral.ts'
import { users } from '../../../server/db/schema/index.ts'
import { completeDelivered } from '../../../server/modules/order/index.ts'
import { maskedName } from '../../../server/modules/referral/maskedName.ts'
import { rewardReferrer } from '../../../server/modules/referral/reward.ts'
import { formatMoney, parseMoney } from '../../../server/money/money.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, unique, type TestCustomer } from '../../support/server/customers.ts'
import { balanceOf, operatorOf } from '../../support/server/funds.ts'
import { deliveredOrder, ORDERS, orderStaff } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Message } from '../../../server/contracts/message.ts'
import type { MyReferral } from '../../../server/contracts/referral.ts'

const MINE = '/api/u/referral/my'
const context = useServer()

async function referralOf({ api }: TestCustomer, language = 'en'): Promise<MyReferral> {
  return accepted(await api.with({ language }).get<MyReferral>(MINE))
}

/** A customer and their invitee. */
async function pair(): Promise<{ referrer: TestCustomer; invitee: TestCustomer }> {
  const [referrer, invitee] = [await newCustomer(context.server), await newCustomer(context.server)]
  await context.server.db
    .update(users)
    .set({ referrerId: referrer.user.id, nickname: '林小满' })
    .where(eq(users.id, invitee.user.id))
  return { referrer, invitee }
}

function completeOrder({ user }: TestCustomer, orderId = 'order-1'): Promise<void> {
  const { db, clock } = context.server
  const order = { userId: user.id, orderId, paid: 10_000n }
  return db.transaction((tx) => rewardReferrer(tx, order, clock.now()))
}

describe('my referral', () => {
  it('begins with a code, no invitees, and the rules in the asked language', async () => {
    const [one, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const mine = await referralOf(one)
    assert.match(mine.code, /^[A-Z0-9]{8}$/)
    const figures = [mine.invitedCount, mine.rewardTotal, mine.reward, mine.currencyCode]
    assert.deepEqual(figures, [0, '0.00', '10.00', 'CNY'])
    assert.equal(one.user.inviteCode, mine.code, 'the customer’s record has the same code')
    assert.deepEqual(mine.invitees, [])
    assert.ok(mine.rules.some((rule) => rule.includes('10.00 CNY')))
    const chinese = await referralOf(one, 'zh-Hans')
    assert.equal(chinese.code, mine.code)
    assert.match(chinese.rules[0] ?? '', /推荐码/)
    assert.notEqual((await referralOf(other)).code, mine.code)
    refused(await context.api.get(MINE), 401, 'NotSignedIn')
  })

  it('shows whom the code brought without giving their name away', async () => {
    const { referrer, invitee } = await pair()
    const mine = await referralOf(referrer)
    assert.equal(mine.invitedCount, 1)
    assert.deepEqual(
      mine.invitees.map(({ name, isRewarded }) => [name, isRewarded]),
      [['林**', false]],
    )
    assert.equal((await referralOf(invitee)).invitedCount, 0)
  })

  it('masks a name to its first letter or emoji', () => {
    const names = { 小满: '小**', ada: 'a**', ' Bo ': 'B**', '👨‍👩‍👧林': '👨‍👩‍👧**', '🇸🇬': '🇸🇬**', '': '**' }
    for (const [nickname, masked] of Object.entries(names)) assert.equal(maskedName(nickname), masked)
  })

  it('counts everybody, and shows the last hundred', async () => {
    const referrer = await newCustomer(context.server)
    const { db, clock } = context.server
    const people = Array.from({ length: MAX_INVITEES + 3 }, (_, index) => {
      const creationTime = new Date(clock.now().getTime() + index * 1000)
      const name = unique('friend_')
      const idCode = `R${index}${name.slice(-6)}`
      return { id: name, userName: name, userNameKey: name, nickname: `${index}`, idCode, creationTime }
    })
    await db.insert(users).values(people.map((one) => ({ ...one, referrerId: referrer.user.id })))
    const mine = await referralOf(referrer)
    assert.equal(mine.invitedCount, MAX_INVITEES + 3)
    assert.equal(mine.invitees.length, MAX_INVITEES)
    assert.equal(mine.invitees[0]?.joinTime, people.at(-1)?.creationTime.toISOString())
  })
})

describe('the reward', () => {
  it('comes once the friend’s order is completed, so that no refund takes it back', async () => {
    const { referrer, invitee } = await pair()
    const { id } = await deliveredOrder(context.server, invitee)
    assert.equal(await balanceOf(referrer), '0.00')
    accepted(await invitee.api.post(`${ORDERS}/${id}/confirm-receipt`, { satisfaction: 5 }))
    assert.equal(await balanceOf(referrer), '10.00')
  })

  it('comes for an order that completes by itself', async () => {
    const { referrer, invitee } = await pair()
    await deliveredOrder(context.server, invitee)
    const { db, clock } = context.server
    await completeDelivered(db, new Date(clock.now().getTime() + 15 * DAY_MS))
    assert.equal(await balanceOf(referrer), '10.00')
  })

  it('isn’t paid for an order that was refunded, but for the next one', async () => {
    const { referrer, invitee } = await pair()
    const refund = async ({ code }: LogisticsOrderDetail, amount: string) =>
      orderStaff(operatorOf(context.server)).call(code, 'refund', { amount, reason: 'for a test' })
    const confirm = async ({ id }: LogisticsOrderDetail) =>
      accepted(await invitee.api.post(`${ORDERS}/${id}/confirm-receipt`, { satisfaction: 5 }))
    // All but less than the reward is as good as all.
    const order = await deliveredOrder(context.server, invitee)
    await refund(order, formatMoney(parseMoney(order.total) - 999n))
    await confirm(order)
    assert.equal(await balanceOf(referrer), '0.00')
    assert.deepEqual((await referralOf(referrer)).invitees[0]?.isRewarded, false)
    const next = await deliveredOrder(context.server, invitee)
    await refund(next, formatMoney(parseMoney(next.total) - 1000n))
    await confirm(next)
    assert.equal(await balanceOf(referrer), '10.00')
  })

  it('goes to the referrer’s balance once, and tells them', async () => {
    const { referrer, invitee } = await pair()
    await completeOrder(invitee)
    await completeOrder(invitee, 'order-2')
    await Promise.all([completeOrder(invitee, 'order-3'), completeOrder(invitee, 'order-4')])
    assert.equal(await balanceOf(referrer), '10.00')
    assert.equal(await balanceOf(invitee), '0.00')
    const mine = await referralOf(referrer)
    assert.deepEqual([mine.rewardTotal, mine.invitees[0]?.isRewarded], ['10.00', true])
    const { items } = accepted(await referrer.api.post<{ items: Message[] }>('/api/u/message/list'))
    assert.deepEqual(
      items.map(({ kind, title }) => [kind, title]),
      [['FUNDS', 'Referral reward received']],
    )
    assert.match(items[0]?.content ?? '', /林\*\*.*10\.00 CNY/)
  })

  it('is not paid for a customer without a referrer, or whose referrer has left', async () => {
    const alone = await newCustomer(context.server)
    await completeOrder(alone)
    assert.equal(await balanceOf(alone), '0.00')
    const { referrer, invitee } = await pair()
    const now = context.server.clock.now()
    await context.server.db.update(users).set({ deletedTime: now }).where(eq(users.id, referrer.user.id))
    await completeOrder(invitee)
    assert.deepEqual((await referralOf(referrer)).rewardTotal, '0.00')
  })
})
