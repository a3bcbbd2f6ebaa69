import { t } from '@/i18n'
import '@/i18n/packages/singlePage'
import { isSinglePage } from '@/platform/device/singlePage'
import { showToast } from '@/platform/dialog/toast'

const EXPLANATION_MS = 3000

/** @returns whether the app runs in WeChat's single-page mode, in which no other page opens */
export function tellSinglePage(): boolean {
  if (!isSinglePage()) return false
  showToast(t('singlePage.openApp'), EXPLANATION_MS)
  return true
}
