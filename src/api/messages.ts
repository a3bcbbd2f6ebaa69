import type {
  MessageChannel,
  MessageKind,
  MessagePreferences,
  MessageTemplate,
} from '@/model/account/messagePreference'

import type { Dto } from './dto'
import type { Http } from './http'
import { readItems, readObject } from './wire'

const PREFERENCES = '/api/u/message/preferences'

/** What customers are told, and on which ways. */
export function createMessageApi(http: Http) {
  return {
    /** @param isBackground for a page that stands without them */
    async getPreferences(isBackground = false): Promise<MessagePreferences> {
      return readObject(await http.get(PREFERENCES, { isBackground }), readPreferences)
    },

    /** Turns one kind on or off on one way. @returns all of them, as they are now */
    async setPreference(
      kind: MessageKind,
      channel: MessageChannel,
      isEnabled: boolean,
    ): Promise<MessagePreferences> {
      const body = { items: [{ kind, channel, isEnabled }] }
      return readObject(await http.put(PREFERENCES, { body }), readPreferences)
    },

    /** Each is the customer's consent to one WeChat message. */
    async recordConsents(items: readonly MessageTemplate[]): Promise<void> {
      await http.post('/api/u/wechat/subscription', { body: { items }, isBackground: true })
    },
  }
}

function readPreferences(dto: Dto<'MessagePreferences'>): MessagePreferences {
  return { ...dto, items: readItems(dto) }
}
