import { t } from './'
import './packages/photos'

/** The labels of a photo grid. */
export function photoTexts() {
  return {
    add: t('photos.add'),
    failed: t('photos.failed'),
    retry: t('photos.retry'),
    remove: t('photos.remove'),
    preview: t('photos.preview'),
  }
}
