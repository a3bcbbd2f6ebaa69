import type { MessageChannel, MessageKind, MessagePreference } from '@/model/messagePreference'

import type { Dto } from './dto'
import type { Http } from './http'
import { readItems } from './wire'

const PREFERENCES = '/api/u/message/preferences'

/** What customers are told, and on which ways. */
export function createMessageApi(http: Http) {
  return {
    async getPreferences(): Promise<readonly MessagePreference[]> {
      return readItems(await http.get(PREFERENCES), readPreference)
    },

    /** Turns one kind on or off on one way. @returns all of them, as they are now */
    async setPreference(
      kind: MessageKind,
      channel: MessageChannel,
      isEnabled: boolean,
    ): Promise<readonly MessagePreference[]> {
      return readItems(await http.put(PREFERENCES, { items: [{ kind, channel, isEnabled }] }), readPreference)
    },
  }
}

function readPreference(dto: Dto<'MessagePreferences'>['items'][number]): MessagePreference {
  const { kind, displayName, channels } = dto
  return { kind, displayName, channels }
}
