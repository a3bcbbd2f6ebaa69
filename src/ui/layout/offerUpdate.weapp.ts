import { t } from '@/i18n'
import '@/i18n/packages/miniProgram'
import { askToConfirm, showAlert } from '@/platform/dialog/modal'
import { restartUpdated, takeUpdateNews } from '@/platform/wechat/update'

/**
 * Asks once whether to restart with a version that WeChat has downloaded. Call it when a tab page shows, where no form
 * or payment is under way. A customer who says no gets it with the next start.
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
