import { call } from '../call.ts'
import { NoContent } from '../common.ts'
import {
  MessageListRequest,
  MessagePage,
  MessagePreferences,
  MessagePreferencesRequest,
  ReadMessagesRequest,
  UnreadMessageCount,
  WechatSubscriptionRequest,
} from '../message.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/message'
const forCustomers = { area: 'message', access: 'customer' } as const

export const listMessages = call({
  ...forCustomers,
  name: 'listMessages',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(MessageListRequest),
  answer: ref(MessagePage),
})

export const readMessages = call({
  ...forCustomers,
  name: 'readMessages',
  method: 'POST',
  path: `${BASE}/read`,
  summary: 'Marks messages as read; answers how many are unread',
  body: ref(ReadMessagesRequest),
  answer: ref(UnreadMessageCount),
})

export const countUnreadMessages = call({
  ...forCustomers,
  name: 'countUnreadMessages',
  method: 'GET',
  path: `${BASE}/unread-count`,
  answer: ref(UnreadMessageCount),
})

export const getMessagePreferences = call({
  ...forCustomers,
  name: 'getMessagePreferences',
  method: 'GET',
  path: `${BASE}/preferences`,
  answer: ref(MessagePreferences),
})

export const setMessagePreferences = call({
  ...forCustomers,
  name: 'setMessagePreferences',
  method: 'PUT',
  path: `${BASE}/preferences`,
  summary: 'Changes the named kinds and channels; others stay',
  body: ref(MessagePreferencesRequest),
  answer: ref(MessagePreferences),
})

export const recordWechatSubscription = call({
  ...forCustomers,
  name: 'recordWechatSubscription',
  method: 'POST',
  path: '/api/u/wechat/subscription',
  summary: 'Records consents; each entry allows one message',
  isIdempotent: true,
  body: ref(WechatSubscriptionRequest),
  answer: NoContent,
})
