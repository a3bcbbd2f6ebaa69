import type { PassportApi } from '@/api/passport'
import type { Token } from '@/model/account/session'
import { isApiError } from '@/model/call/ApiError'
import { wechatLoginCode } from '@/platform/wechat/wechatLogin'

import type { Stores } from '../StoresContext'

/**
 * Signs in a customer whom WeChat identifies and whose account is bound, without asking. Otherwise, or if the
 * server can't be reached, nothing changes.
 */
export async function signInSilently({ api, session }: Pick<Stores, 'api' | 'session'>): Promise<void> {
  if (!session.canSignInSilently) return
  const token = await silentToken(api.passport)
  if (token && session.canSignInSilently) session.signIn(token)
}

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
