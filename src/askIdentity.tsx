import { readOpenWays } from '@/model/account/identity'
import type { ApiError } from '@/model/call/ApiError'
import { isInsideMiniProgram } from '@/platform/device/host'
import { showLayer } from '@/platform/page/showLayer'
import { identityApi } from '@/stores/areas/identityApi'
import { IdentityStore } from '@/stores/session/IdentityStore'
import type { Stores } from '@/stores/StoresContext'
import { IdentitySheet } from '@/ui/account/IdentitySheet'

/**
 * Asks the customer to prove who they are, over the page on screen.
 *
 * @returns whether they have
 */
export function askIdentity(
  { api, verificationCodes }: Pick<Stores, 'api' | 'verificationCodes'>,
  { detail }: ApiError,
): Promise<boolean> {
  const ways = readOpenWays(detail.details).filter(({ way }) => way !== 'wechat' || isInsideMiniProgram())
  const store = new IdentityStore(identityApi(api), verificationCodes, ways)
  return new Promise((resolve) => {
    const close = (isConfirmed: boolean) => {
      hide()
      resolve(isConfirmed)
    }
    const hide = showLayer(<IdentitySheet store={store} onClose={close} />, () => close(false))
  })
}
