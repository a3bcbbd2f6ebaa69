import {
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  type Message,
  type MessageKind,
  type MessagePreferences,
} from '../../contracts/message.ts'
import { text, type TextParams } from '../../texts/text.ts'
import { CHANNEL_DEFAULTS, type MessageEvent } from './notify.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { MessageRow } from './repository/messages.ts'
import type { PreferenceRow } from './repository/preferences.ts'
import type { WechatTemplates } from './wechatTemplates.ts'

/** What a message says, in the language of whoever reads it now. */
export function wordsOf(
  { event, params }: { readonly event: string; readonly params: TextParams },
  language: Language,
): Pick<Message, 'title' | 'content'> {
  // Only `notify` writes messages, and it knows no other events.
  const known = event as MessageEvent
  return {
    title: text(language, `message.${known}.title`, params),
    content: text(language, `message.${known}.content`, params),
  }
}

export function toMessage(row: MessageRow, language: Language): Message {
  return {
    id: row.id,
    kind: row.kind,
    ...wordsOf(row, language),
    subject: row.subject,
    isRead: row.isRead,
    creationTime: row.creationTime.toISOString(),
  }
}

/**
 * Every kind with every channel, as decided or by default.
 *
 * @param consents how many WeChat messages of each kind may still be sent
 */
export function toPreferences(
  rows: readonly PreferenceRow[],
  consents: ReadonlyMap<MessageKind, number>,
  wechatTemplates: WechatTemplates,
  language: Language,
): MessagePreferences['items'] {
  const decided = new Map(rows.map((row) => [`${row.kind}:${row.channel}`, row.isEnabled]))
  return MESSAGE_KINDS.map((kind) => ({
    kind,
    displayName: text(language, `messageKind.${kind}`),
    channels: MESSAGE_CHANNELS.map((channel) => ({
      channel,
      displayName: text(language, `messageChannel.${channel}`),
      isEnabled: decided.get(`${kind}:${channel}`) ?? CHANNEL_DEFAULTS[channel],
    })),
    wechatTemplateId: wechatTemplates[kind] ?? null,
    wechatConsentCount: consents.get(kind) ?? 0,
  }))
}
