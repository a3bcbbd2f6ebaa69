import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'

import {
  bindTickets,
  messages,
  notifications,
  wechatConsents,
  wechatIdentities,
} from '../../db/schema/index.ts'

import type { WechatAppKind } from '../../contracts/wechat.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type IdentityRow = typeof wechatIdentities.$inferSelect
export type BindTicketRow = typeof bindTickets.$inferSelect

/** Binds a WeChat account to at most one customer. */
export const OPEN_ID_CONSTRAINT = 'wechat_identities_open_id'

export async function findIdentity(
  db: Database,
  appKind: WechatAppKind,
  openId: string,
): Promise<IdentityRow | undefined> {
  const [row] = await db.select().from(wechatIdentities).where(isPerson(appKind, openId))
  return row
}

/** The first identity of a person in any app. */
export async function findIdentityByUnionId(db: Database, unionId: string): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(wechatIdentities)
    .where(eq(wechatIdentities.unionId, unionId))
    .orderBy(asc(wechatIdentities.id))
    .limit(1)
  return row
}

export async function setUnionId(
  tx: Transaction,
  appKind: WechatAppKind,
  openId: string,
  unionId: string,
): Promise<void> {
  await tx.update(wechatIdentities).set({ unionId }).where(isPerson(appKind, openId))
}

/** Gives a customer an identity in an app, in place of the one they had there. */
export async function putIdentity(
  tx: Transaction,
  identity: typeof wechatIdentities.$inferInsert,
): Promise<void> {
  const { openId, unionId, creationTime } = identity
  await tx
    .insert(wechatIdentities)
    .values(identity)
    .onConflictDoUpdate({
      target: [wechatIdentities.userId, wechatIdentities.appKind],
      set: { openId, unionId, creationTime },
    })
}

export async function deleteIdentitiesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.userId, userId))
}

/** Whether a customer can sign in with WeChat. */
export async function isWechatBound(db: Database, userId: string): Promise<boolean> {
  const bound = await db
    .select({ id: wechatIdentities.id })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.userId, userId))
    .limit(1)
  return bound.length > 0
}

/** The open ID under which the mini program knows a customer; null if it doesn't. */
export async function findMiniProgramOpenId(db: Database, userId: string): Promise<string | null> {
  const [bound] = await db
    .select({ openId: wechatIdentities.openId })
    .from(wechatIdentities)
    .where(and(eq(wechatIdentities.userId, userId), eq(wechatIdentities.appKind, 'MP')))
  return bound?.openId ?? null
}

function isPerson(appKind: WechatAppKind, openId: string) {
  return and(eq(wechatIdentities.appKind, appKind), eq(wechatIdentities.openId, openId))
}

export async function insertTicket(db: Database, ticket: typeof bindTickets.$inferInsert): Promise<void> {
  await db.insert(bindTickets).values(ticket)
}

/** Whether a ticket is unused and not expired. */
export async function isTicketAlive(db: Database, ticketHash: string, now: Date): Promise<boolean> {
  const alive = await db.select().from(bindTickets).where(isAlive(ticketHash, now))
  return alive.length > 0
}

/** Uses a ticket up; undefined if it was used before or has expired. */
export async function takeTicket(
  tx: Transaction,
  ticketHash: string,
  now: Date,
): Promise<BindTicketRow | undefined> {
  const [taken] = await tx
    .update(bindTickets)
    .set({ usedTime: now })
    .where(isAlive(ticketHash, now))
    .returning()
  return taken
}

function isAlive(ticketHash: string, now: Date) {
  return and(
    eq(bindTickets.ticketHash, ticketHash),
    isNull(bindTickets.usedTime),
    gt(bindTickets.expirationTime, now),
  )
}

/** How many messages of a template a customer agreed to, used or not. */
export function countConsents(db: Database, userId: string, templateId: string): Promise<number> {
  const where = and(eq(wechatConsents.userId, userId), eq(wechatConsents.templateId, templateId))
  return db.$count(wechatConsents, where)
}

/** How many messages of a template a customer was sent. */
export async function countSentMessages(db: Database, userId: string, templateId: string): Promise<number> {
  const sent = await db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(messages, eq(messages.id, notifications.messageId))
    .where(
      and(
        eq(messages.userId, userId),
        eq(notifications.templateId, templateId),
        isNotNull(notifications.sentTime),
      ),
    )
  return sent.length
}
