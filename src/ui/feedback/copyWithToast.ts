import { t } from '@/i18n'
import { copyText, SHOWS_OWN_COPY_TOAST } from '@/platform/device/clipboard'
import { showToast } from '@/platform/dialog/toast'

/** Copies a text and shows a toast, unless the platform shows its own. */
export async function copyWithToast(text: string): Promise<void> {
  const isCopied = await copyText(text)
  if (!isCopied) showToast(t('common.copyFailed'), 3000)
  else if (!SHOWS_OWN_COPY_TOAST) showToast(t('common.copied'))
}
