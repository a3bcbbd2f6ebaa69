import { t } from '@/i18n'
import '@/i18n/packages/refusal'
import { askToConfirm, showAlert } from '@/platform/dialog/modal'
import type { Refusal } from '@/platform/wechat/refusal'
import { openPermissions } from '@/platform/file/savePicture'
import { showToast } from '@/platform/dialog/toast'

const EXPLANATION_MS = 3000

interface Texts {
  /** Asks for the missing permission. */
  readonly permission: string
  /** Says that it doesn't work and the customer can't change that. */
  readonly unavailable: string
}

/** Tells the customer why the host refused and what they can do. */
export async function explainRefusal(reason: Refusal, { permission, unavailable }: Texts): Promise<void> {
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
