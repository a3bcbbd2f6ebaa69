import { newId } from '../../base/ids.ts'
import { takeConsent } from './repository/consents.ts'
import { insertMessage, type ReachRow } from './repository/notices.ts'
import { insertNotification } from './repository/notifications.ts'

import type { MessageChannel, MessageKind, MessageSubject } from '../../contracts/message.ts'
import type { Transaction } from '../../db/client.ts'
import type { CATALOGUE } from '../../texts/catalogue/index.ts'
import type { TextParams } from '../../texts/text.ts'

type EventIn<Key> = Key extends `message.${infer Event}.title` ? Event : never

/** What customers are told about; the catalogue has a title and a content for each. */
export type MessageEvent = EventIn<keyof typeof CATALOGUE>

/** What to tell a customer. */
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
 * Tells a customer of a change, in the change's own transaction: adds a message to the app's list, and queues a
 * notification for each channel that they agreed to. Nobody is told of what becomes of a deleted account's past.
 */
export async function notify(tx: Transaction, notice: Notice, now: Date): Promise<void> {
  const { userId, kind, event, params = {}, subject } = notice
  const message = { id: newId(now), userId, kind, event, params, subject, isRead: false, creationTime: now }
  const reach = reachOf(await insertMessage(tx, message))
  if (reach === null) return
  if (reach.WECHAT && reach.hasConsent) await queueForWechat(tx, message)
  if (reach.EMAIL && reach.email !== null) await queue(tx, message, 'EMAIL', null)
}

/** What notifications take from their message. */
interface Queued {
  readonly id: string
  readonly userId: string
  readonly kind: MessageKind
  readonly creationTime: Date
}

/** Which channels a customer uses for a kind, and what is needed to reach them there. */
type Reach = Readonly<Record<MessageChannel, boolean>> & {
  readonly email: string | null
  readonly hasConsent: boolean
}

function reachOf(rows: readonly ReachRow[]): Reach | null {
  const [first] = rows
  if (!first) return null
  const decided = Object.fromEntries(
    rows.flatMap(({ preference }) => (preference ? [[preference.channel, preference.isEnabled]] : [])),
  )
  const { email, hasConsent } = first
  return { ...CHANNEL_DEFAULTS, ...decided, email, hasConsent }
}

/** A mini program may send one message for each consent. */
async function queueForWechat(tx: Transaction, message: Queued): Promise<void> {
  const templateId = await takeConsent(tx, message.userId, message.kind, message.creationTime)
  if (templateId !== undefined) await queue(tx, message, 'WECHAT', templateId)
}

function queue(
  tx: Transaction,
  { id: messageId, creationTime }: Queued,
  channel: MessageChannel,
  templateId: string | null,
): Promise<void> {
  return insertNotification(tx, { id: newId(creationTime), messageId, channel, templateId, creationTime })
}
