import type { message as source } from '../zh-Hans/message'

export const message: Record<keyof typeof source, string> = {
  'title.messageList': 'Messages',
  'message.gate': 'Sign in to see your messages',
  'message.kind.PARCEL': 'Parcels',
  'message.kind.LOGISTICS_ORDER': 'Shipments',
  'message.kind.FUNDS': 'Wallet',
  'message.kind.COUPON': 'Coupons',
  'message.kind.STORE': 'Mall',
  'message.kind.AFTER_SALES': 'After-sales',
  'message.kind.ACCOUNT': 'Account',
  'message.unread': '[[count]] unread',
  'message.nothingUnread': 'No unread messages',
  'message.unreadOne': 'Unread',
  'message.readAll': 'Mark all read',
  'message.preferences': 'Notifications',
  'message.empty': 'No messages yet',
  'message.emptyHint': 'We’ll tell you here when a parcel arrives, an order ships or a top-up is credited',
  'message.emptyKind': 'No messages of this kind',
  'message.emptyKindHint': 'Find the others under “All”',
}
