import { t } from '@/i18n'
import type { PickedPhoto } from '@/platform/photo/photoPick'
import { pickPhotos } from '@/platform/photo/photos'

import { tellRefusal } from '../feedback/tellRefusal'

/**
 * Lets the customer pick photos, and explains a refusal.
 *
 * @returns an empty list if they cancelled or the host refused
 */
export async function photosOrTold(limit: number): Promise<readonly PickedPhoto[]> {
  const pick = await pickPhotos(limit)
  if (pick.outcome === 'picked') return pick.photos
  if (pick.outcome === 'refused') {
    await tellRefusal(pick.reason, {
      permission: t('refusal.photosPermission'),
      unavailable: t('refusal.photosUnavailable'),
    })
  }
  return []
}
