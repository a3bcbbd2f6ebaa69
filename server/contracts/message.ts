import { Type, type Static } from 'typebox'

import { Id, Time } from './common.ts'
import { entity, nullable, page, ref, words } from './schema.ts'

/** What messages are about; a customer turns each on and off by itself. */
export const MESSAGE_KINDS = ['PARCEL', 'LOGISTICS_ORDER', 'FUNDS', 'COUPON', 'STORE', 'AFTER_SALES'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
export const MessageKindWord = words('MessageKind', MESSAGE_KINDS)

/** Ways on which a message reaches the customer beside the app's own list, which has every message. */
export const MESSAGE_CHANNELS = ['WECHAT', 'EMAIL'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]
export const MessageChannelWord = words('MessageChannel', MESSAGE_CHANNELS)

/** What a message leads to when it is opened. */
export const SUBJECT_TYPES = [
  'PARCEL',
  'LOGISTICS_ORDER',
  'TOPUP',
  'COUPON',
  'STORE_ORDER',
  'AFTER_SALES',
  'UNCLAIMED_PARCEL',
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
