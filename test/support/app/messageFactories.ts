import type { Dto } from '@/api/dto'
import type { MessageKind } from '@/model/message/message'

import { nextNumber } from './nextNumber'
import { ok, type WireReply } from './Wire'

export const MESSAGES = 'POST /api/u/message/list'
export const READ = 'POST /api/u/message/read'
export const UNREAD = 'GET /api/u/message/unread-count'

/** An unread message about parcel 7; tests override only the fields they are about. */
export function aMessageDto(overrides: Partial<Dto<'Message'>> = {}): Dto<'Message'> {
  return {
    id: String(nextNumber()),
    kind: 'PARCEL',
    title: '包裹已入库',
    content: '快递 SF7 已称重入库，可以提交集运。',
    subject: { type: 'PARCEL', id: '7' },
    isRead: false,
    creationTime: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}

/** The answer to which messages are unread. */
export function unread(counts: Partial<Record<MessageKind, number>> = {}): WireReply {
  const kinds = Object.entries(counts).map(([kind, count]) => ({ kind, count }))
  return ok({ count: kinds.reduce((sum, { count }) => sum + count, 0), kinds })
}
