import { fieldProblem } from '../../base/http/problem.ts'
import { findMiniProgramOpenId } from './repository.ts'

import type { Database } from '../../db/client.ts'
import type { SubscribeMessage, WechatProvider } from './provider/WechatProvider.ts'

/** What other modules ask of WeChat, by customer. */
export interface WechatService {
  /**
   * Sends a message to a customer in the mini program.
   *
   * @returns why it will never arrive; null if it was sent
   * @throws ApiProblem 502 WechatFailed, 503 WechatUnavailable: it may work later
   */
  sendSubscribeMessage(userId: string, message: SubscribeMessage): Promise<string | null>
  /** Whether the mini program knows a customer: others can't be sent messages. */
  isReachable(userId: string): Promise<boolean>
  /**
   * Has WeChat check what a customer wrote, before it is stored. Customers whom the mini program doesn't know can't be
   * checked, and a check that fails stops nobody. Calls WeChat: not for use inside a transaction.
   *
   * @param texts by request field
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
        // The provider has logged what went wrong.
        const isAllowed = await provider.isTextAllowed(openId, text).catch(() => true)
        if (!isAllowed) throw fieldProblem(400, 'TextNotAllowed', member)
      }
    },
  }
}
