import { t } from '@/i18n'
import '@/i18n/packages/refusal'
import { askToConfirm, showAlert } from '@/platform/dialog/modal'
import type { Refusal } from '@/platform/wechat/refusal'
import { openPermissions } from '@/platform/file/savePicture'
import { showToast } from '@/platform/dialog/toast'

const EXPLANATION_MS = 3000

interface Words {
  /** What has to be allowed. */
  readonly permission: string
  /** That it does not work, where there is nothing that the customer could do. */
  readonly unavailable: string
}

/** Says why the host did not do it, with the way out. */
export async function tellRefusal(reason: Refusal, { permission, unavailable }: Words): Promise<void> {
  if (reason === 'unavailable') showToast(unavailable, EXPLANATION_MS)
  else if (reason === 'privacy') {
    await showAlert(t('refusal.privacyTitle'), t('refusal.privacy'), t('error.acknowledge'))
  } else {
    const isWilling = await askToConfirm({
      title: t('refusal.permissionTitle'),
      content: permission,
      confirmText: t('refusal.openSettings'),
      cancelText: t('common.cancel'),
    })
    if (isWilling) await openPermissions()
  }
}
