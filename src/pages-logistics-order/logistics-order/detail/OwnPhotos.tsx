import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Evidence } from '@/ui/media/Evidence'

/** @param paths of the photos, as the API gives them */
export const OwnPhotos = observer(function OwnPhotos({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null
  const urls = paths.map(assetUrl)
  return (
    <Evidence
      photos={urls.map((url) => ({ url, caption: t('orderDetail.yourPhoto') }))}
      onPreview={(index) => previewImages(urls, index)}
    />
  )
})
