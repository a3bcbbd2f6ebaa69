import { and, asc, eq } from 'drizzle-orm'

import { users, wechatIdentities } from '../../db/schema/index.ts'
import { newId } from '../../base/ids.ts'
import { notFound } from '../../base/http/problem.ts'

import type { WechatAppKind } from '../../contracts/wechat.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { WechatPerson } from './provider/WechatProvider.ts'

/** The constraint that gives one WeChat account to one customer. */
export const OPEN_ID_CONSTRAINT = 'wechat_identities_open_id'

/** The customer bound to a person in this app, or to the same person in the other app. */
export async function findWechatUser(
  tx: Transaction,
  appKind: WechatAppKind,
  { openId, unionId }: WechatPerson,
  now: Date,
): Promise<string | null> {
  const inApp = and(eq(wechatIdentities.appKind, appKind), eq(wechatIdentities.openId, openId))
  const [bound] = await tx.select().from(wechatIdentities).where(inApp)
  if (bound) {
    // The first sign-ins may come from before the apps were joined on one platform.
    if (unionId !== null && bound.unionId !== unionId) {
      await tx.update(wechatIdentities).set({ unionId }).where(inApp)
    }
    return bound.userId
  }
  if (unionId === null) return null
  const [joined] = await tx
    .select()
    .from(wechatIdentities)
    .where(eq(wechatIdentities.unionId, unionId))
    .orderBy(asc(wechatIdentities.id))
    .limit(1)
  if (!joined) return null
  await bindWechat(tx, joined.userId, appKind, { openId, unionId }, now)
  return joined.userId
}

/**
 * Binds a person to a customer, in place of whom the customer was bound to before: either way somebody proved
 * to be the customer. Runs into `OPEN_ID_CONSTRAINT` when the person is another customer's.
 *
 * @throws ApiProblem 404 when the account is gone
 */
export async function bindWechat(
  tx: Transaction,
  userId: string,
  appKind: WechatAppKind,
  { openId, unionId }: WechatPerson,
  now: Date,
): Promise<void> {
  const [user] = await tx
    .select({ deletedTime: users.deletedTime })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user || user.deletedTime !== null) throw notFound()
  await tx
    .insert(wechatIdentities)
    .values({ id: newId(now), userId, appKind, openId, unionId, creationTime: now })
    .onConflictDoUpdate({
      target: [wechatIdentities.userId, wechatIdentities.appKind],
      set: { openId, unionId },
    })
}

/** Whether the customer can sign in with WeChat. */
export async function isWechatBound(db: Database, userId: string): Promise<boolean> {
  const bound = await db
    .select({ id: wechatIdentities.id })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.userId, userId))
    .limit(1)
  return bound.length > 0
}

/** Under which id the mini program knows a customer. */
export async function findMiniProgramOpenId(db: Database, userId: string): Promise<string | null> {
  const [bound] = await db
    .select({ openId: wechatIdentities.openId })
    .from(wechatIdentities)
    .where(and(eq(wechatIdentities.userId, userId), eq(wechatIdentities.appKind, 'MP')))
  return bound?.openId ?? null
}
