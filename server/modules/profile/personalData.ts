import { eq, inArray } from 'drizzle-orm'

import {
  addresses,
  consolidationRules,
  idempotencyKeys,
  loginAttempts,
  messagePreferences,
  messages,
  sessions,
  shortLinks,
  users,
  verificationCodes,
  wechatConsents,
  wechatIdentities,
} from '../../db/schema/index.ts'
import { forgetDocumentsOf } from '../order/index.ts'
import { accountKeyOf, noteRevoked } from '../passport/index.ts'

import type { Transaction } from '../../db/client.ts'

/** Deletes what one area keeps about a customer as a person; what the books need is no business of it. */
export type Forgetting = (tx: Transaction, userId: string) => Promise<unknown>

/** Codes are kept by the address they were sent to. */
const sentCodes: Forgetting = async (tx, userId) => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const targets = [user?.mobileNumber, user?.email].flatMap((target) => target ?? [])
  await tx.delete(verificationCodes).where(inArray(verificationCodes.target, targets))
}

const tries: Forgetting = (tx, userId) =>
  tx.delete(loginAttempts).where(eq(loginAttempts.accountKey, accountKeyOf(userId)))

const openSessions: Forgetting = async (tx, userId) => {
  noteRevoked(userId)
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** Everything that goes with a deleted account, beside the fields of the customer's own record. */
export const PERSONAL_DATA: readonly Forgetting[] = [
  sentCodes,
  tries,
  openSessions,
  forgetDocumentsOf,
  (tx, userId) => tx.delete(wechatIdentities).where(eq(wechatIdentities.userId, userId)),
  (tx, userId) => tx.delete(wechatConsents).where(eq(wechatConsents.userId, userId)),
  (tx, userId) => tx.delete(consolidationRules).where(eq(consolidationRules.userId, userId)),
  (tx, userId) => tx.delete(addresses).where(eq(addresses.userId, userId)),
  (tx, userId) => tx.delete(messages).where(eq(messages.userId, userId)),
  (tx, userId) => tx.delete(messagePreferences).where(eq(messagePreferences.userId, userId)),
  (tx, userId) => tx.delete(shortLinks).where(eq(shortLinks.userId, userId)),
  (tx, userId) => tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, userId)),
]
