import { t } from '@/i18n'
import '@/i18n/packages/miniProgram'
import { askToConfirm, showAlert } from '@/platform/dialog/modal'
import { restartUpdated, takeUpdateNews } from '@/platform/wechat/update'

/**
 * Once WeChat has downloaded a new version, asks the customer to restart. It asks only once; the next start uses the new
 * version anyway. Call it when a tab page shows: no form or payment is open there.
 */
export async function offerUpdate(): Promise<void> {
  const news = takeUpdateNews()
  if (news === 'failed') await showAlert(t('error.title'), t('update.failed'), t('error.acknowledge'))
  if (news !== 'ready') return
  const isWilling = await askToConfirm({
    title: t('update.ready'),
    content: t('update.readyText'),
    confirmText: t('update.restart'),
    cancelText: t('update.later'),
  })
  if (isWilling) restartUpdated()
}
