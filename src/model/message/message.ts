import type { Subject } from './subject'

/** What messages are about, in the order of the tabs. */
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

/** One of the customer's messages. */
export interface Message {
  readonly id: string
  readonly kind: MessageKind
  readonly title: string
  readonly content: string
  readonly subject: Subject | null
  readonly isRead: boolean
  readonly creationTime: Date
}

/** How many messages are unread. */
export interface UnreadMessages {
  readonly count: number
  /** The kinds that have any. */
  readonly kinds: readonly { readonly kind: MessageKind; readonly count: number }[]
}

/** @param kind null for all */
export function unreadOf(unread: UnreadMessages | null, kind: MessageKind | null): number {
  if (unread === null || kind === null) return unread?.count ?? 0
  return unread.kinds.find((one) => one.kind === kind)?.count ?? 0
}

/** @returns null if there's no kind of that name */
export function messageKindOf(name: string | undefined): MessageKind | null {
  return MESSAGE_KINDS.find((kind) => kind === name) ?? null
}
