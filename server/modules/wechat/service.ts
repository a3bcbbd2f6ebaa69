import { fieldProblem } from '../../base/http/problem.ts'
import { findMiniProgramOpenId } from './repository.ts'

import type { Database } from '../../db/client.ts'
import type { SubscribeMessage, WechatProvider } from './provider/WechatProvider.ts'

/** What other areas ask of WeChat, by customer. */
export interface WechatService {
  /**
   * Sends a message to a customer in the mini program.
   *
   * @returns why it will never arrive; null when it is on its way
   * @throws ApiProblem 502 WechatFailed, 503 WechatUnavailable: it may work later
   */
  sendSubscribeMessage(userId: string, message: SubscribeMessage): Promise<string | null>
  /** Whether the mini program knows a customer: nobody else can be sent a message. */
  isReachable(userId: string): Promise<boolean>
  /**
   * Has WeChat look at what a customer wrote, before it is kept. A customer whom the mini program does not know
   * cannot be asked about, and a check that WeChat fails at stops nobody. Calls WeChat: not for inside a transaction.
   *
   * @param texts the texts, by request field
   * @throws ApiProblem 400 TextNotAllowed
   */
  checkText(userId: string, texts: Readonly<Record<string, string | null | undefined>>): Promise<void>
}

export function createWechatService(db: Database, provider: WechatProvider): WechatService {
  return {
    sendSubscribeMessage: async (userId, message) => {
      const openId = await findMiniProgramOpenId(db, userId)
      return openId === null ? 'not bound' : provider.sendSubscribeMessage(openId, message)
    },

    isReachable: async (userId) => (await findMiniProgramOpenId(db, userId)) !== null,

    checkText: async (userId, texts) => {
      const openId = await findMiniProgramOpenId(db, userId)
      if (openId === null) return
      for (const [member, text] of Object.entries(texts)) {
        if (!text?.trim()) continue
        // What went wrong is in the log already, by the provider.
        const isAllowed = await provider.isTextAllowed(openId, text).catch(() => true)
        if (!isAllowed) throw fieldProblem(400, 'TextNotAllowed', member)
      }
    },
  }
}
