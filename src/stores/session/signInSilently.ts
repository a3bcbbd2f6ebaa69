import { isApiError } from '@/model/call/ApiError'
import { wechatLoginCode } from '@/platform/wechat/wechatLogin'

import type { Stores } from '../StoresContext'

/**
 * Signs in whom WeChat knows and whose account is bound, without a word. Whoever is not bound, or cannot be
 * reached, is a stranger as before.
 */
export async function signInSilently({ api, session }: Pick<Stores, 'api' | 'session'>): Promise<void> {
  if (!session.mayReturn) return
  const code = await wechatLoginCode()
  if (code === null) return
  try {
    const answer = await api.passport.loginWechatMp({ code }, true)
    if (answer.kind === 'token' && session.mayReturn) session.signIn(answer.token)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
