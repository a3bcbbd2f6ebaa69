import { t } from '@/i18n'
import type { PickedPhoto } from '@/platform/photo/photoPick'
import { pickPhotos } from '@/platform/photo/photos'
import type { Refusal } from '@/platform/wechat/refusal'

import { explainRefusal } from '../feedback/explainRefusal'

/**
 * Lets the customer pick photos, and explains a refusal.
 *
 * @returns an empty list if they cancelled or the host refused
 */
export async function pickPhotosOrExplain(limit: number): Promise<readonly PickedPhoto[]> {
  const pick = await pickPhotos(limit)
  if (pick.outcome === 'picked') return pick.photos
  if (pick.outcome === 'refused') await explainNoPhotos(pick.reason)
  return []
}

export async function explainNoPhotos(reason: Refusal | 'cancelled'): Promise<void> {
  if (reason === 'cancelled') return
  await explainRefusal(reason, {
    permission: t('refusal.photosPermission'),
    unavailable: t('refusal.photosUnavailable'),
  })
}
