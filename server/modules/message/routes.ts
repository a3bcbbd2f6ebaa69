import { NoContent, refusals } from '../../contracts/common.ts'
import {
  MessageListRequest,
  MessagePage,
  MessagePreferences,
  MessagePreferencesRequest,
  ReadMessagesRequest,
  UnreadMessageCount,
  WechatSubscriptionRequest,
} from '../../contracts/message.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { MessageService } from './service.ts'

const BASE = '/api/u/message'
const tags = ['message']
const unread = { 200: ref(UnreadMessageCount), ...refusals(401, 403) }
const preferences = { 200: ref(MessagePreferences), ...refusals(401, 403) }

/** What the customer was told, and on which ways they want to be told. */
export function messageRoutes(app: App, messages: MessageService, idempotency: Idempotency): void {
  readingRoutes(app, messages)
  preferenceRoutes(app, messages)

  app.post(
    '/api/u/wechat/subscription',
    {
      schema: {
        tags,
        operationId: 'recordWechatSubscription',
        summary: 'Each entry is the consent to one message',
        headers: idempotency.headers,
        body: ref(WechatSubscriptionRequest),
        response: { 204: NoContent, ...refusals(401, 403, 409) },
      },
    },
    async (request, reply) => {
      await idempotency.once(request, async (tx) => {
        await messages.subscribe(tx, customerOf(request), request.body)
        return null
      })
      return reply.code(204).send(null)
    },
  )
}

function readingRoutes(app: App, messages: MessageService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listMessages',
        body: ref(MessageListRequest),
        response: { 200: ref(MessagePage), ...refusals(401, 403) },
      },
    },
    (request) => messages.list(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/read`,
    {
      schema: {
        tags,
        operationId: 'readMessages',
        summary: 'Marks messages as read, and says how many are not',
        body: ref(ReadMessagesRequest),
        response: unread,
      },
    },
    (request) => messages.read(customerOf(request), request.body),
  )

  app.get(
    `${BASE}/unread-count`,
    { schema: { tags, operationId: 'countUnreadMessages', response: unread } },
    (request) => messages.countUnread(customerOf(request)),
  )
}

function preferenceRoutes(app: App, messages: MessageService): void {
  app.get(
    `${BASE}/preferences`,
    { schema: { tags, operationId: 'getMessagePreferences', response: preferences } },
    (request) => messages.preferences(customerOf(request), request.language),
  )

  app.put(
    `${BASE}/preferences`,
    {
      schema: {
        tags,
        operationId: 'setMessagePreferences',
        summary: 'Changes the named kinds and channels; others stay',
        body: ref(MessagePreferencesRequest),
        response: preferences,
      },
    },
    (request) => messages.setPreferences(customerOf(request), request.body, request.language),
  )
}
