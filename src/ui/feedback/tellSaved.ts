import { t, type MessageKey } from '@/i18n'
import '@/i18n/packages/savedPicture'
import { showToast } from '@/platform/dialog/toast'
import type { SavedPicture } from '@/platform/file/savedPicture'

import { explainRefusal } from './explainRefusal'

const TOAST_MS = 3000

const TOASTS: Partial<Record<SavedPicture, MessageKey>> = {
  saved: 'savedPicture.saved',
  downloading: 'savedPicture.downloading',
  shown: 'savedPicture.shown',
  failed: 'savedPicture.failed',
}

/** Tells the customer how saving a picture went. */
export async function tellSaved(outcome: SavedPicture): Promise<void> {
  const toast = TOASTS[outcome]
  if (toast) showToast(t(toast), TOAST_MS)
  if (outcome === 'permission' || outcome === 'privacy') {
    await explainRefusal(outcome, {
      permission: t('savedPicture.permission'),
      unavailable: t('savedPicture.failed'),
    })
  }
}
