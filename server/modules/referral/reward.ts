import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { FundAccountLogType } from '../../contracts/enumerations.ts'
import { referralRewards, tenants, users } from '../../db/schema/index.ts'
import { newId } from '../../base/ids.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { creditCustomer } from '../fund/index.ts'
import { notify } from '../message/index.ts'
import { maskedName } from './maskedName.ts'

import type { Transaction } from '../../db/client.ts'

/**
 * Rewards whoever brought a customer, in the transaction in which that customer paid an order. Later orders
 * and customers whom nobody brought lead to nothing, so that every payment may ask for it.
 *
 * @param paid the customer who paid, and the order
 */
export async function rewardReferrer(
  tx: Transaction,
  paid: { readonly userId: string; readonly orderId: string },
  now: Date,
): Promise<void> {
  const invitee = await findInvitee(tx, paid.userId)
  const [tenant] = await tx.select({ settings: tenants.settings }).from(tenants)
  const reward = tenant?.settings.referral
  if (!invitee || !tenant || !reward) return
  const { referrerId } = invitee
  const amount = parseMoney(reward.reward)
  const currencyCode = tenant.settings.defaultCurrencyCode
  if (amount === 0n) return
  const inserted = await tx
    .insert(referralRewards)
    .values({
      id: newId(now),
      referrerId,
      inviteeId: paid.userId,
      orderId: paid.orderId,
      amount,
      currencyCode,
      creationTime: now,
    })
    .onConflictDoNothing({ target: referralRewards.inviteeId })
    .returning({ id: referralRewards.id })
  if (inserted.length === 0) return

  const name = maskedName(invitee.nickname)
  const note = { key: 'fundNote.referralReward', params: { name } } as const
  const type = FundAccountLogType.Manual
  await creditCustomer(tx, { userId: referrerId, currencyCode, amount, type, subject: null, note }, now)
  const params = { name, amount: formatMoney(amount), currency: currencyCode }
  await notify(tx, { userId: referrerId, kind: 'FUNDS', event: 'referralReward', params, subject: null }, now)
}

/** The customer with their referrer, if one is still there to be rewarded. */
async function findInvitee(tx: Transaction, userId: string) {
  const referrers = alias(users, 'referrers')
  const [row] = await tx
    .select({ nickname: users.nickname, referrerId: referrers.id })
    .from(users)
    .innerJoin(referrers, and(eq(referrers.id, users.referrerId), isNull(referrers.deletedTime)))
    .where(eq(users.id, userId))
  return row
}
