import { and, count, desc, eq, isNull, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { referralRewards, tenants, users } from '../../db/schema/index.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** Somebody whom a customer invited; `rewardId` is set once the customer was rewarded for them. */
export interface InviteeRow {
  readonly nickname: string
  readonly joinTime: Date
  readonly rewardId: string | null
}

/** How many others signed up with a customer's referral code. */
export async function countInvitees(db: Database, referrerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(eq(users.referrerId, referrerId))
  return row?.count ?? 0
}

/** All rewards of a customer in a currency, in minor units. */
export async function sumRewards(db: Database, referrerId: string, currencyCode: string): Promise<bigint> {
  const [row] = await db
    .select({ total: sum(referralRewards.amount) })
    .from(referralRewards)
    .where(and(eq(referralRewards.referrerId, referrerId), eq(referralRewards.currencyCode, currencyCode)))
  return BigInt(row?.total ?? 0)
}

/** A customer's latest invitees, newest first. */
export function listInvitees(db: Database, referrerId: string, limit: number): Promise<InviteeRow[]> {
  const isForThem = and(
    eq(referralRewards.inviteeId, users.id),
    eq(referralRewards.referrerId, users.referrerId),
  )
  return db
    .select({ nickname: users.nickname, joinTime: users.creationTime, rewardId: referralRewards.id })
    .from(users)
    .leftJoin(referralRewards, isForThem)
    .where(eq(users.referrerId, referrerId))
    .orderBy(desc(users.creationTime), desc(users.id))
    .limit(limit)
}

/**
 * A customer's nickname and who referred them; undefined if that account is deleted. Until the transaction ends, it
 * can't be.
 */
export async function findReferred(
  tx: Transaction,
  userId: string,
): Promise<{ nickname: string; referrerId: string } | undefined> {
  const referrers = alias(users, 'referrers')
  const [row] = await tx
    .select({ nickname: users.nickname, referrerId: referrers.id })
    .from(users)
    .innerJoin(referrers, and(eq(referrers.id, users.referrerId), isNull(referrers.deletedTime)))
    .where(eq(users.id, userId))
    .for('key share', { of: referrers })
  return row
}

export async function findSettings(tx: Transaction): Promise<TenantSettings | undefined> {
  const [tenant] = await tx.select({ settings: tenants.settings }).from(tenants)
  return tenant?.settings
}

/** @returns false when somebody was rewarded for the invitee before; nothing is written then */
export async function insertReward(
  tx: Transaction,
  reward: typeof referralRewards.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(referralRewards)
    .values(reward)
    .onConflictDoNothing({ target: referralRewards.inviteeId })
    .returning({ id: referralRewards.id })
  return inserted.length > 0
}
