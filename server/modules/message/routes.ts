import {
  countUnreadMessages,
  getMessagePreferences,
  listMessages,
  readMessages,
  recordWechatSubscription,
  setMessagePreferences,
} from '../../contracts/calls/message.ts'

import type { Route } from '../../routing/route.ts'
import type { MessageService } from './service.ts'

/** What customers are told, and on which channels. */
export function messageRoutes(route: Route, messages: MessageService): void {
  route(listMessages, ({ caller, body, language }) => messages.list(caller, body, language))

  route(readMessages, ({ caller, body }) => messages.read(caller, body))

  route(countUnreadMessages, ({ caller }) => messages.countUnread(caller))

  route(getMessagePreferences, ({ caller, language }) => messages.preferences(caller, language))

  route(setMessagePreferences, ({ caller, body, language }) =>
    messages.setPreferences(caller, body, language),
  )

  route(recordWechatSubscription, ({ tx, caller, body }) => messages.subscribe(tx, caller, body))
}
