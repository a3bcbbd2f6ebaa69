import { and, eq, exists, inArray, ne } from 'drizzle-orm'

import {
  addresses,
  afterSalesCases,
  bindTickets,
  claimTries,
  consolidationRules,
  contactChanges,
  fundAccounts,
  idempotencyKeys,
  logisticsOrders,
  messagePreferences,
  messages,
  parcels,
  shortLinks,
  storeOrders,
  topups,
  unclaimedParcelClaims,
  users,
  wechatConsents,
  wechatIdentities,
} from '../../../db/schema/index.ts'
import { AFTER_SALES } from '../../../states/afterSales.ts'
import { CLAIM } from '../../../states/claim.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { PARCEL } from '../../../states/parcel.ts'
import { STORE_ORDER } from '../../../states/storeOrder.ts'
import { TOPUP } from '../../../states/topup.ts'

import type { Database, Transaction } from '../../../db/client.ts'
import type { UserChanges, UserRow } from './profile.ts'

/** Locks an account and its balances. Until the transaction ends, nothing can be added and no money moves. */
export async function lockAccount(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.deletedTime !== null) return undefined
  await tx.select().from(fundAccounts).where(eq(fundAccounts.userId, userId)).for('update')
  return user
}

export async function hasBalance(db: Database, userId: string): Promise<boolean> {
  const where = and(eq(fundAccounts.userId, userId), ne(fundAccounts.balance, 0n))
  return (await db.$count(fundAccounts, where)) > 0
}

export async function hasLiveParcels(db: Database, userId: string): Promise<boolean> {
  const where = and(eq(parcels.userId, userId), inArray(parcels.status, PARCEL.all('live')))
  return (await db.$count(parcels, where)) > 0
}

export async function hasLiveOrders(db: Database, userId: string): Promise<boolean> {
  const isLive = inArray(logisticsOrders.status, LOGISTICS_ORDER.all('live'))
  return (await db.$count(logisticsOrders, and(eq(logisticsOrders.userId, userId), isLive))) > 0
}

export async function hasUnpaidStoreOrders(db: Database, userId: string): Promise<boolean> {
  const isUnpaid = inArray(storeOrders.status, STORE_ORDER.all('payable'))
  return (await db.$count(storeOrders, and(eq(storeOrders.userId, userId), isUnpaid))) > 0
}

export async function hasOpenTopups(db: Database, userId: string): Promise<boolean> {
  const where = and(eq(topups.userId, userId), inArray(topups.status, TOPUP.all('open')))
  return (await db.$count(topups, where)) > 0
}

export async function hasOpenAfterSalesCases(db: Database, userId: string): Promise<boolean> {
  const isOpen = inArray(afterSalesCases.status, AFTER_SALES.all('open'))
  return (await db.$count(afterSalesCases, and(eq(afterSalesCases.userId, userId), isOpen))) > 0
}

export async function hasOpenClaims(db: Database, userId: string): Promise<boolean> {
  const claims = unclaimedParcelClaims
  const where = and(eq(claims.userId, userId), inArray(claims.status, CLAIM.all('open')))
  return (await db.$count(claims, where)) > 0
}

/** Tables about a customer as a person. */
const PERSONAL = [
  wechatIdentities,
  wechatConsents,
  consolidationRules,
  addresses,
  messages,
  messagePreferences,
  shortLinks,
  claimTries,
  contactChanges,
]

/** Deletes what a customer set up and was told; what the ledger needs stays. */
export async function deletePersonalRows(tx: Transaction, userId: string): Promise<void> {
  const { openId, appKind } = wechatIdentities
  const identity = and(
    eq(wechatIdentities.userId, userId),
    eq(openId, bindTickets.openId),
    eq(appKind, bindTickets.appKind),
  )
  await tx.delete(bindTickets).where(exists(tx.select().from(wechatIdentities).where(identity)))
  for (const table of PERSONAL) await tx.delete(table).where(eq(table.userId, userId))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, userId))
}

/** @param userId of a customer locked by the caller */
export async function overwriteUser(tx: Transaction, userId: string, fields: UserChanges): Promise<void> {
  await tx.update(users).set(fields).where(eq(users.id, userId))
}
