import type { WechatProvider } from '../wechat/WechatProvider.ts'

/** Number of codes kept in memory; each is about 60 kB. */
const MAX_REMEMBERED = 100

/** Not the sign-up page: WeChat wants customers to look around before they are asked to sign up. */
const PAGE = 'pages/tab-bar/home/home'

/** Mini program codes that bring a referral code along. WeChat draws each once, and they never change. */
export function createMiniProgramCodes(provider: Pick<WechatProvider, 'miniProgramCode'>) {
  const remembered = new Map<string, Promise<string | null>>()

  return {
    /**
     * @returns a data URL; null if there's no mini program
     * @throws ApiProblem 502 WechatFailed, 503 WechatUnavailable
     */
    of: (inviteCode: string): Promise<string | null> => {
      const known = remembered.get(inviteCode)
      if (known) return known
      const code = provider.miniProgramCode(PAGE, `r=${inviteCode}`)
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(inviteCode, code)
      code.catch(() => remembered.delete(inviteCode))
      return code
    },
  }
}
