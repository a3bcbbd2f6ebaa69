import { Type, type Static } from 'typebox'

import { Id, listRequest, Time } from './common.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

/** What messages are about. A customer turns each kind on and off by itself. */
export const MESSAGE_KINDS = [
  'PARCEL',
  'LOGISTICS_ORDER',
  'FUNDS',
  'COUPON',
  'STORE',
  'AFTER_SALES',
  'ACCOUNT',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
export const MessageKindWord = words('MessageKind', MESSAGE_KINDS)

/** Channels that carry messages beside the app's own list, which has them all. */
export const MESSAGE_CHANNELS = ['WECHAT', 'EMAIL'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]
export const MessageChannelWord = words('MessageChannel', MESSAGE_CHANNELS)

/** What a message is about and opens. */
export const SUBJECT_TYPES = [
  'PARCEL',
  'LOGISTICS_ORDER',
  'TOPUP',
  'COUPON',
  'STORE_ORDER',
  'AFTER_SALES',
  'UNCLAIMED_PARCEL',
  'CONSOLIDATION_RULE',
] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]
export const SubjectTypeWord = words('SubjectType', SUBJECT_TYPES)

export const MessageSubject = entity('MessageSubject', { type: ref(SubjectTypeWord), id: Id })
export type MessageSubject = Static<typeof MessageSubject>

export const Message = entity('Message', {
  id: Id,
  kind: ref(MessageKindWord),
  title: Type.String(),
  content: Type.String(),
  subject: nullable(ref(MessageSubject)),
  isRead: Type.Boolean(),
  creationTime: Time,
})
export type Message = Static<typeof Message>
export const MessagePage = page('MessagePage', Message)

export const MessageListRequest = listRequest(
  'MessageListRequest',
  ['creationTime desc', 'creationTime asc'],
  { isRead: Type.Optional(Type.Boolean()), kind: Type.Optional(ref(MessageKindWord)) },
)
export type MessageListRequest = Static<typeof MessageListRequest>

export const ReadMessagesRequest = entity('ReadMessagesRequest', {
  ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  isAll: Type.Optional(Type.Boolean({ description: 'Instead of ids: all messages, or all of the kind' })),
  kind: Type.Optional(ref(MessageKindWord)),
})
export type ReadMessagesRequest = Static<typeof ReadMessagesRequest>

const Count = Type.Integer({ minimum: 0 })

export const UnreadMessageCount = entity('UnreadMessageCount', {
  count: Count,
  kinds: Type.Array(closed({ kind: ref(MessageKindWord), count: Count }), {
    description: 'Kinds with unread messages',
  }),
})
export type UnreadMessageCount = Static<typeof UnreadMessageCount>

export const MessagePreferences = entity('MessagePreferences', {
  items: Type.Array(
    closed({
      kind: ref(MessageKindWord),
      displayName: Type.String(),
      channels: Type.Array(
        closed({ channel: ref(MessageChannelWord), displayName: Type.String(), isEnabled: Type.Boolean() }),
      ),
      wechatTemplateId: nullable(
        Type.String({
          description: 'The template to ask consent for in the mini program; null where none is set up',
        }),
      ),
      wechatConsentCount: Type.Integer({ description: 'How many WeChat messages are still agreed to' }),
    }),
  ),
  isWechatReachable: Type.Boolean({
    description: 'Whether the customer has signed in to the mini program; WeChat messages reach nobody else',
  }),
})
export type MessagePreferences = Static<typeof MessagePreferences>

export const MessagePreferencesRequest = entity('MessagePreferencesRequest', {
  items: Type.Array(
    closed({ kind: ref(MessageKindWord), channel: ref(MessageChannelWord), isEnabled: Type.Boolean() }),
    { maxItems: 50 },
  ),
})
export type MessagePreferencesRequest = Static<typeof MessagePreferencesRequest>

/** What a customer agreed to in the mini program: one message of the kind for each entry. */
export const WechatSubscriptionRequest = entity('WechatSubscriptionRequest', {
  items: Type.Array(
    closed({ kind: ref(MessageKindWord), templateId: Type.String({ pattern: '^[\\w-]{1,64}$' }) }),
    { minItems: 1, maxItems: 10 },
  ),
})
export type WechatSubscriptionRequest = Static<typeof WechatSubscriptionRequest>
