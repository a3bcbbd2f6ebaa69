import type { PassportApi } from '@/api/passport'
import type { Token } from '@/model/account/session'
import { isApiError } from '@/model/call/ApiError'
import { wechatLoginCode } from '@/platform/wechat/wechatLogin'

/** @returns null if WeChat identifies nobody, their account isn't bound, or nobody answers */
export async function silentToken(passport: Pick<PassportApi, 'loginWechatMp'>): Promise<Token | null> {
  const code = await wechatLoginCode()
  if (code === null) return null
  try {
    const answer = await passport.loginWechatMp({ code }, true)
    return answer.kind === 'token' ? answer.token : null
  } catch (error) {
    if (!isApiError(error)) throw error
    return null
  }
}
