import { isApiError } from '@/model/call/ApiError'

import { referralCodeApi } from '../areas/referralCodeApi'
import type { Stores } from '../StoresContext'

/** The code for the customer's cards and links. Until their record is loaded, a separate call reads it. */
export function ownReferralCode({
  api,
  session,
}: Pick<Stores, 'api' | 'session'>): string | null | Promise<string | null> {
  if (!session.isSignedIn) return null
  return session.customer?.inviteCode ?? loadCode(api)
}

async function loadCode(api: Stores['api']): Promise<string | null> {
  try {
    return await referralCodeApi(api).getOwnCode()
  } catch (error) {
    if (!isApiError(error)) throw error
    return null
  }
}
