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
   * @throws ApiProblem 502 WechatFailed
   * @throws ApiProblem 503 WechatUnavailable: it may work later
   */
  sendSubscribeMessage(userId: string, message: SubscribeMessage): Promise<string | null>
  /** Whether WeChat messages can reach a customer: only those whom the mini program knows. */
  isReachable(userId: string): Promise<boolean>
  /**
   * Has WeChat check what a customer wrote, before it is stored. Texts of customers whom the mini program doesn't know
   * pass, and so do all while the check fails. It calls WeChat, so never use it in a transaction.
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
