import type { Api } from '@/api'
import { isApiError } from '@/model/call/ApiError'
import {
  templatesToAskFor,
  type MessageKind,
  type MessagePreferences,
  type MessageTemplate,
} from '@/model/account/messagePreference'
import { askForMessages, CAN_ASK_FOR_MESSAGES } from '@/platform/wechat/subscribeMessage'

import { messageApi } from '../areas/messageApi'

/** Asks whoever is about to do something whether WeChat may tell them what comes of it: one consent, one message. */
export class MessageConsents {
  private preferences: MessagePreferences | null = null

  constructor(private readonly api: Pick<Api, 'http'>) {}

  /** Reads what there is to ask for: on the tap itself it would be too late. */
  async load(): Promise<void> {
    if (!CAN_ASK_FOR_MESSAGES) return
    this.preferences = null
    try {
      this.preferences = await messageApi(this.api).getPreferences(true)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }

  /** To be called in a tap, before anything is waited for. Resolves when the customer has answered. */
  async ask(kinds: readonly MessageKind[]): Promise<void> {
    const accepted = await this.accepted(kinds, this.preferences)
    // What the customer came to do does not wait for it.
    if (accepted.length > 0) void this.record(accepted)
  }

  /** The same, for preferences that the page has read itself. Resolves when the server knows. */
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

  /** One that does not arrive costs a message, which is nothing to stop anybody for. */
  private async record(accepted: readonly MessageTemplate[]): Promise<void> {
    try {
      await messageApi(this.api).recordConsents(accepted)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }
}
