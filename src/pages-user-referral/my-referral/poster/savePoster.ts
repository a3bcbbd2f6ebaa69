import { t, type MessageKey } from '@/i18n'
import { showToast } from '@/platform/dialog/toast'
import type { SavedPicture } from '@/platform/file/savedPicture'
import { savePicture } from '@/platform/file/savePicture'
import { explainRefusal } from '@/ui/feedback/explainRefusal'

const OUTCOMES: Partial<Record<SavedPicture, MessageKey & `referral.saved${string}`>> = {
  saved: 'referral.savedToAlbum',
  downloading: 'referral.savedByDownload',
  shown: 'referral.savedByHand',
  failed: 'referral.savedNot',
}

/** Saves the poster, and says how that went. */
export async function savePoster(picture: string): Promise<void> {
  const outcome = await savePicture(picture, `${t('referral.posterFile')}.png`)
  const message = OUTCOMES[outcome]
  if (message) showToast(t(message), 3000)
  if (outcome === 'permission' || outcome === 'privacy') {
    const unavailable = t('referral.savedNot')
    await explainRefusal(outcome, { permission: t('referral.albumAsk'), unavailable })
  }
}
