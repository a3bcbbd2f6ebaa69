import { t } from '@/i18n'
import type { ApiError } from '@/model/call/ApiError'
import { reportError } from '@/platform/build/reportError'
import { showToast } from '@/platform/dialog/toast'
import type { Stores } from '@/stores/StoresContext'

/** Asks the customer to prove who they are. The code of the question loads with the first one. */
export async function confirmIdentity(
  stores: Pick<Stores, 'api' | 'verificationCodes'>,
  refusal: ApiError,
): Promise<boolean> {
  try {
    const { askIdentity } = await import('./askIdentity')
    return await askIdentity(stores, refusal)
  } catch (error) {
    reportError(error)
    showToast(t('error.network'))
    return false
  }
}
