import { and, asc, eq, isNull } from 'drizzle-orm'

import { messagePreferences, messages, notifications, users, wechatConsents } from '../../db/schema/index.ts'
import { newId } from '../../ids.ts'

import type { MessageChannel, MessageKind, MessageSubject } from '../../contracts/message.ts'
import type { Transaction } from '../../db/client.ts'
import type { CATALOGUE } from '../../texts/catalogue/index.ts'
import type { TextParams } from '../../texts/text.ts'

type EventIn<Key> = Key extends `message.${infer Event}.title` ? Event : never

/** Everything that customers are told of; each has a title and a content in the catalogue. */
export type MessageEvent = EventIn<keyof typeof CATALOGUE>

/** Something that a customer should hear of. */
export interface Notice {
  readonly userId: string
  readonly kind: MessageKind
  readonly event: MessageEvent
  readonly params?: TextParams
  readonly subject: MessageSubject | null
}

/** Whether a channel is used for a kind that the customer has not decided about. */
export const CHANNEL_DEFAULTS: Readonly<Record<MessageChannel, boolean>> = { WECHAT: true, EMAIL: false }

/**
 * Tells a customer of a change, in the change's own transaction: a message in the app, and for each
 * channel that the customer agreed to one notification to be sent.
 */
export async function notify(tx: Transaction, notice: Notice, now: Date): Promise<void> {
  const { userId, kind, event, params = {}, subject } = notice
  const messageId = newId(now)
  await tx
    .insert(messages)
    .values({ id: messageId, userId, kind, event, params, subject, isRead: false, creationTime: now })
  const enabled = await enabledChannels(tx, userId, kind)
  if (enabled.WECHAT) await queueForWechat(tx, { messageId, userId, kind }, now)
  if (enabled.EMAIL) await queueForEmail(tx, messageId, userId, now)
}

async function enabledChannels(
  tx: Transaction,
  userId: string,
  kind: MessageKind,
): Promise<Record<MessageChannel, boolean>> {
  const rows = await tx
    .select()
    .from(messagePreferences)
    .where(and(eq(messagePreferences.userId, userId), eq(messagePreferences.kind, kind)))
  const decided = Object.fromEntries(rows.map(({ channel, isEnabled }) => [channel, isEnabled]))
  return { ...CHANNEL_DEFAULTS, ...decided }
}

/** A mini program may send one message for each consent: the oldest unused one is taken. */
async function queueForWechat(
  tx: Transaction,
  { messageId, userId, kind }: { messageId: string; userId: string; kind: MessageKind },
  now: Date,
): Promise<void> {
  const [consent] = await tx
    .select()
    .from(wechatConsents)
    .where(
      and(eq(wechatConsents.userId, userId), eq(wechatConsents.kind, kind), isNull(wechatConsents.usedTime)),
    )
    .orderBy(asc(wechatConsents.id))
    .limit(1)
    .for('update')
  if (!consent) return
  await tx.update(wechatConsents).set({ usedTime: now }).where(eq(wechatConsents.id, consent.id))
  const { templateId } = consent
  await tx
    .insert(notifications)
    .values({ id: newId(now), messageId, channel: 'WECHAT', templateId, creationTime: now })
}

async function queueForEmail(tx: Transaction, messageId: string, userId: string, now: Date): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user?.email) return
  await tx.insert(notifications).values({ id: newId(now), messageId, channel: 'EMAIL', creationTime: now })
}
