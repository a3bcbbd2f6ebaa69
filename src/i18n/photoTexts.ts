import { t } from './'
import './packages/photos'

/** What the parts of a grid of photos are called. */
export function photoTexts() {
  return {
    add: t('photos.add'),
    failed: t('photos.failed'),
    retry: t('photos.retry'),
    remove: t('photos.remove'),
    preview: t('photos.preview'),
  }
}
