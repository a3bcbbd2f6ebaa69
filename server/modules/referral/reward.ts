import { newId } from '../../base/ids.ts'
import { FundAccountLogType } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { creditCustomer } from '../fund/index.ts'
import { notify } from '../message/index.ts'
import { maskedName } from './maskedName.ts'
import { findReferred, findSettings, insertReward } from './repository.ts'

import type { Transaction } from '../../db/client.ts'

/** An order that is completed. */
interface CompletedOrder {
  readonly userId: string
  readonly orderId: string
  /** What its customer paid in the end, refunds taken off: minor units. */
  readonly paid: bigint
}

/**
 * Rewards whoever invited a customer, once: for the first completed order that brought at least the reward. Any
 * completion may call it. It comes no earlier, because an order can be refunded in full until it is completed.
 */
export async function rewardReferrer(
  tx: Transaction,
  { userId, orderId, paid }: CompletedOrder,
  now: Date,
): Promise<void> {
  const referred = await findReferred(tx, userId)
  const settings = await findSettings(tx)
  if (!referred || !settings) return
  const { nickname, referrerId } = referred
  const amount = parseMoney(settings.referral.reward)
  const currencyCode = settings.defaultCurrencyCode
  if (amount === 0n || paid < amount) return
  const isFirst = await insertReward(tx, {
    id: newId(now),
    referrerId,
    inviteeId: userId,
    orderId,
    amount,
    currencyCode,
    creationTime: now,
  })
  if (!isFirst) return

  const name = maskedName(nickname)
  const note = { key: 'fundNote.referralReward', params: { name } } as const
  const type = FundAccountLogType.Manual
  await creditCustomer(tx, { userId: referrerId, currencyCode, amount, type, subject: null, note }, now)
  const params = { name, amount: formatMoney(amount), currency: currencyCode }
  await notify(tx, { userId: referrerId, kind: 'FUNDS', event: 'referralReward', params, subject: null }, now)
}
