import type {
  MessageChannel,
  MessageKind,
  MessagePreference,
  MessagePreferences,
  MessageTemplate,
} from '@/model/account/messagePreference'

import type { Dto } from './dto'
import type { Http } from './http'
import { readItems } from './wire'

const PREFERENCES = '/api/u/message/preferences'

/** What customers are told, and on which ways. */
export function createMessageApi(http: Http) {
  return {
    /** @param isBackground for a page that stands without them */
    async getPreferences(isBackground = false): Promise<MessagePreferences> {
      return readPreferences(await http.get(PREFERENCES, {}, { isBackground }))
    },

    /** Turns one kind on or off on one way. @returns all of them, as they are now */
    async setPreference(
      kind: MessageKind,
      channel: MessageChannel,
      isEnabled: boolean,
    ): Promise<MessagePreferences> {
      return readPreferences(await http.put(PREFERENCES, { items: [{ kind, channel, isEnabled }] }))
    },

    /** Each is the customer's consent to one WeChat message. */
    async recordConsents(items: readonly MessageTemplate[]): Promise<void> {
      await http.post('/api/u/wechat/subscription', { items }, { isBackground: true })
    },
  }
}

function readPreferences(body: unknown): MessagePreferences {
  const { isWechatReachable } = body as Dto<'MessagePreferences'>
  return { items: readItems(body, readPreference), isWechatReachable }
}

function readPreference(dto: Dto<'MessagePreferences'>['items'][number]): MessagePreference {
  const { kind, displayName, channels, wechatTemplateId, wechatConsentCount } = dto
  return { kind, displayName, channels, wechatTemplateId, wechatConsentCount }
}
