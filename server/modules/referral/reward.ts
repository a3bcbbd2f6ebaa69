import { newId } from '../../base/ids.ts'
import { FundAccountLogType } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { creditCustomer } from '../fund/index.ts'
import { notify } from '../message/index.ts'
import { maskedName } from './maskedName.ts'
import { findReferred, findSettings, insertReward } from './repository.ts'

import type { Transaction } from '../../db/client.ts'

/**
 * Rewards whoever invited a customer, in the transaction in which that customer pays a first order. Every payment
 * may call it: for later orders, and for customers without a referrer, it does nothing.
 *
 * @param paid the customer who paid, and the order
 */
export async function rewardReferrer(
  tx: Transaction,
  paid: { readonly userId: string; readonly orderId: string },
  now: Date,
): Promise<void> {
  const referred = await findReferred(tx, paid.userId)
  const settings = await findSettings(tx)
  if (!referred || !settings) return
  const { nickname, referrerId } = referred
  const amount = parseMoney(settings.referral.reward)
  const currencyCode = settings.defaultCurrencyCode
  if (amount === 0n) return
  const isFirst = await insertReward(tx, {
    id: newId(now),
    referrerId,
    inviteeId: paid.userId,
    orderId: paid.orderId,
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
