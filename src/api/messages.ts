import type { MessageChannel, MessagePreferences, MessageTemplate } from '@/model/account/messagePreference'
import type { Page } from '@/model/list/page'
import type { Message, MessageKind, UnreadMessages } from '@/model/message/message'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems, readObject, readPage, type ListRequest } from './wire'

const MESSAGES = '/api/u/message'
const PREFERENCES = `${MESSAGES}/preferences`

export interface MessageListRequest extends ListRequest {
  readonly kind?: MessageKind
}

/** Messages, preferences by kind and channel, and consents to WeChat messages. */
export function createMessageApi(http: Http) {
  return {
    /** The customer's messages, newest first. */
    async list(request: MessageListRequest): Promise<Page<Message>> {
      return readPage(await http.post(`${MESSAGES}/list`, { body: request }), readMessage)
    },

    /**
     * Marks one message as read, in the background: if that fails, no modal shows.
     *
     * @returns what is still unread
     */
    async read(id: string): Promise<UnreadMessages> {
      return readObject(await http.post(`${MESSAGES}/read`, { body: { ids: [id] }, isBackground: true }))
    },

    /**
     * Marks all messages as read, or those of one kind.
     *
     * @returns what is still unread
     */
    async readAll(kind: MessageKind | null): Promise<UnreadMessages> {
      const body = { isAll: true, ...(kind !== null && { kind }) }
      return readObject(await http.post(`${MESSAGES}/read`, { body }))
    },

    /** @param isBackground whether the page works without them */
    async getPreferences(isBackground = false): Promise<MessagePreferences> {
      return readObject(await http.get(PREFERENCES, { isBackground }), readPreferences)
    },

    /**
     * Turns one kind of message on or off for one channel.
     *
     * @returns all preferences after the change
     */
    async setPreference(
      kind: MessageKind,
      channel: MessageChannel,
      isEnabled: boolean,
    ): Promise<MessagePreferences> {
      const body = { items: [{ kind, channel, isEnabled }] }
      return readObject(await http.put(PREFERENCES, { body }), readPreferences)
    },

    /** Each item is the customer's consent to one WeChat message. */
    async recordConsents(items: readonly MessageTemplate[]): Promise<void> {
      await http.post('/api/u/wechat/subscription', { body: { items }, isBackground: true })
    },
  }
}

function readPreferences(dto: Dto<'MessagePreferences'>): MessagePreferences {
  return { ...dto, items: readItems(dto) }
}

function readMessage(dto: Dto<'Message'>): Message {
  return { ...dto, creationTime: readDate(dto.creationTime) }
}
