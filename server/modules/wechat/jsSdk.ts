import { createHash } from 'node:crypto'

import { fieldProblem } from '../../base/http/problem.ts'
import { newSecretName } from '../../base/ids.ts'
import { SECOND_MS, type Clock } from '../../base/time/clock.ts'
import { isRedirectAllowed } from './redirectRules.ts'

import type { JsSdkConfig } from '../../contracts/wechat.ts'
import type { WechatProvider } from './provider/WechatProvider.ts'

/** Lets pages of the H5 use what WeChat's browser offers, such as their own card when they are shared. */
export interface JsSdkService {
  /**
   * @param url the page's, without its hash
   * @param ownOrigin the API's own
   * @returns null if there's no official account
   * @throws ApiProblem 400 RedirectNotAllowed if the page belongs to another site
   */
  configFor(url: string, ownOrigin: string): Promise<JsSdkConfig | null>
}

interface Dependencies {
  readonly provider: WechatProvider
  readonly clock: Clock
  /** Origins beside the API's own that pages of the H5 may have. */
  readonly origins: readonly string[]
}

export function createJsSdkService({ provider, clock, origins }: Dependencies): JsSdkService {
  return {
    configFor: async (url, ownOrigin) => {
      if (!isRedirectAllowed(url, [ownOrigin, ...origins])) {
        throw fieldProblem(400, 'RedirectNotAllowed', 'url')
      }
      const ticket = await provider.jsTicket()
      if (!ticket) return null
      const nonceStr = newSecretName()
      const timestamp = Math.floor(clock.now().getTime() / SECOND_MS)
      const signature = signPage({ ticket: ticket.ticket, nonceStr, timestamp, url })
      return { appId: ticket.appId, timestamp, nonceStr, signature }
    },
  }
}

interface SignedPage {
  readonly ticket: string
  readonly nonceStr: string
  readonly timestamp: number
  readonly url: string
}

/** WeChat prescribes the order, the lower case of `noncestr`, and SHA-1. */
export function signPage({ ticket, nonceStr, timestamp, url }: SignedPage): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}
