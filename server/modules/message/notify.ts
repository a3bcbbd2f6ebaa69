import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { prepared, preparedInsert } from '../../db/prepared.ts'
import { messagePreferences, messages, notifications, users, wechatConsents } from '../../db/schema/index.ts'
import { newId } from '../../base/ids.ts'

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
  const message = { id: newId(now), userId, kind, event, params, subject, isRead: false, creationTime: now }
  await insertMessage(tx, message)
  const reach = await reachOf(tx, userId, kind)
  if (reach.WECHAT && reach.hasConsent) await queueForWechat(tx, message)
  if (reach.EMAIL && reach.email !== null) await queue(tx, message, 'EMAIL', null)
}

const insertMessage = preparedInsert(messages)

/** A message as it has been kept. */
interface Kept {
  readonly id: string
  readonly userId: string
  readonly kind: MessageKind
  readonly creationTime: Date
}

/** On which channels a customer hears of a kind, and what there is to use them with. */
type Reach = Readonly<Record<MessageChannel, boolean>> & {
  readonly email: string | null
  readonly hasConsent: boolean
}

async function reachOf(tx: Transaction, userId: string, kind: MessageKind): Promise<Reach> {
  const rows = await reachRows(tx, { userId, kind })
  const decided = Object.fromEntries(
    rows.flatMap(({ preference }) => (preference ? [[preference.channel, preference.isEnabled]] : [])),
  )
  const { email = null, hasConsent = false } = rows[0] ?? {}
  return { ...CHANNEL_DEFAULTS, ...decided, email, hasConsent }
}

const unusedConsents = and(
  eq(wechatConsents.userId, sql.placeholder('userId')),
  eq(wechatConsents.kind, sql.placeholder('kind')),
  isNull(wechatConsents.usedTime),
)

/** A row for each decision of the customer's, or one row without. */
const reachRows = prepared((db) =>
  db
    .select({
      email: users.email,
      hasConsent: sql<boolean>`exists (select from ${wechatConsents} where ${unusedConsents})`,
      preference: messagePreferences,
    })
    .from(users)
    .leftJoin(
      messagePreferences,
      and(eq(messagePreferences.userId, users.id), eq(messagePreferences.kind, sql.placeholder('kind'))),
    )
    .where(eq(users.id, sql.placeholder('userId'))),
)

/** A mini program may send one message for each consent: the oldest unused one is taken. */
async function queueForWechat(tx: Transaction, message: Kept): Promise<void> {
  const [consent] = await oldestConsent(tx, { userId: message.userId, kind: message.kind })
  if (!consent) return
  const usedTime = message.creationTime
  await tx.update(wechatConsents).set({ usedTime }).where(eq(wechatConsents.id, consent.id))
  await queue(tx, message, 'WECHAT', consent.templateId)
}

const oldestConsent = prepared((db) =>
  db
    .select()
    .from(wechatConsents)
    .where(unusedConsents)
    .orderBy(asc(wechatConsents.id))
    .limit(1)
    .for('update'),
)

async function queue(
  tx: Transaction,
  { id: messageId, creationTime }: Kept,
  channel: MessageChannel,
  templateId: string | null,
): Promise<void> {
  await tx
    .insert(notifications)
    .values({ id: newId(creationTime), messageId, channel, templateId, creationTime })
}
