import type { UnreadMessages } from '@/model/message/message'

import type { Http } from './http'
import { readObject } from './wire'

/** Separate from the other message calls, because every tab page needs it. */
export function createUnreadMessagesApi(http: Http) {
  return {
    async count(): Promise<UnreadMessages> {
      return readObject(await http.get('/api/u/message/unread-count', { isBackground: true }))
    },
  }
}
