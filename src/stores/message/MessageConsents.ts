import type { Api } from '@/api'
import { isApiError } from '@/model/call/ApiError'
import {
  templatesToAskFor,
  type MessagePreferences,
  type MessageTemplate,
} from '@/model/account/messagePreference'
import type { MessageKind } from '@/model/message/message'
import { askForMessages, CAN_ASK_FOR_MESSAGES } from '@/platform/wechat/subscribeMessage'

import { messageApi } from '../areas/messageApi'

/**
 * Asks for consent to WeChat messages about what the customer is about to do. One consent allows one message.
 */
export class MessageConsents {
  private preferences: MessagePreferences | null = null

  constructor(private readonly api: Pick<Api, 'http'>) {}

  /**
   * Loads the templates ahead of time: WeChat shows its dialog only in a tap, which can't wait for a request.
   */
  async load(): Promise<void> {
    if (!CAN_ASK_FOR_MESSAGES) return
    this.preferences = null
    try {
      this.preferences = await messageApi(this.api).getPreferences(true)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }

  /** Call in a tap handler, before any `await`. Resolves once the customer has answered. */
  async ask(kinds: readonly MessageKind[]): Promise<void> {
    const accepted = await this.accepted(kinds, this.preferences)
    // Not awaited: it mustn't hold up what the customer came to do.
    if (accepted.length > 0) void this.record(accepted)
  }

  /**
   * Like `ask`, for preferences that the page has loaded itself. Resolves once the server has the consent.
   */
  async askNow(kind: MessageKind, preferences: MessagePreferences): Promise<void> {
    const accepted = await this.accepted([kind], preferences)
    if (accepted.length > 0) await this.record(accepted)
  }

  private async accepted(
    kinds: readonly MessageKind[],
    preferences: MessagePreferences | null,
  ): Promise<readonly MessageTemplate[]> {
    const templates = preferences && CAN_ASK_FOR_MESSAGES ? templatesToAskFor(preferences, kinds) : []
    if (templates.length === 0) return []
    const ids = await askForMessages(templates.map(({ templateId }) => templateId))
    return templates.filter(({ templateId }) => ids.includes(templateId))
  }

  /** A lost consent only costs one message, so a failed request isn't reported. */
  private async record(accepted: readonly MessageTemplate[]): Promise<void> {
    try {
      await messageApi(this.api).recordConsents(accepted)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }
}
