import { eq } from 'drizzle-orm'

import {
  addresses,
  consolidationRules,
  idempotencyKeys,
  messagePreferences,
  messages,
  shortLinks,
  wechatConsents,
  wechatIdentities,
} from '../../db/schema/index.ts'
import { forgetDocumentsOf } from '../order/index.ts'
import { forgetSignIns } from '../passport/index.ts'

import type { Transaction } from '../../db/client.ts'

/** Deletes what one area keeps about a customer as a person; what the books need is no business of it. */
export type Forgetting = (tx: Transaction, userId: string) => Promise<unknown>

/** Everything that goes with a deleted account, beside the fields of the customer's own record. */
export const PERSONAL_DATA: readonly Forgetting[] = [
  forgetSignIns,
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
