import { isApiError } from '@/model/call/ApiError'
import { wechatLoginCode } from '@/platform/wechat/wechatLogin'

import type { Stores } from '../StoresContext'

/**
 * Signs in a customer whom WeChat identifies and whose account is bound, without asking. Otherwise, or if the
 * server can't be reached, nothing changes.
 */
export async function signInSilently({ api, session }: Pick<Stores, 'api' | 'session'>): Promise<void> {
  if (!session.canSignInSilently) return
  const code = await wechatLoginCode()
  if (code === null) return
  try {
    const answer = await api.passport.loginWechatMp({ code }, true)
    if (answer.kind === 'token' && session.canSignInSilently) session.signIn(answer.token)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
