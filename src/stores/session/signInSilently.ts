import { silentToken } from './silentToken'
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
