import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { FormField } from '@/ui/form/FormField'
import { photoTexts } from '@/i18n/photoTexts'
import { PhotoGrid } from '@/ui/form/PhotoGrid'
import { photosOrTold } from '@/ui/form/photosOrTold'

import type { UpdateWechatIdStore } from './UpdateWechatIdStore'

const KEPT = 'kept'

/** A single picture: the saved one or its replacement. */
export const QrCodeField = observer(function QrCodeField({ store }: { store: UpdateWechatIdStore }) {
  const { newQrCode, keptQrCode, pictureProblem } = store
  const kept =
    keptQrCode === '' ? [] : [{ key: KEPT, previewUrl: assetUrl(keptQrCode), state: 'done' as const }]
  const added = newQrCode.photos.map(({ key, path, state }) => ({ key, previewUrl: path, state }))
  const photos = [...kept, ...added]

  async function add(): Promise<void> {
    await newQrCode.add(await photosOrTold(1))
  }

  return (
    <FormField
      id="field-wechatQrCode"
      label={t('profile.wechatQrCode')}
      help={t('profile.wechatQrCodeHelp')}
      error={pictureProblem && problemText(pictureProblem)}
    >
      <PhotoGrid
        id="wechatQrCode"
        limit={1}
        photos={photos}
        texts={photoTexts()}
        onAdd={() => void add()}
        onRetry={(key) => void newQrCode.retry(key)}
        onRemove={(key) => (key === KEPT ? store.keepQrCode('') : newQrCode.remove(key))}
        onPreview={(key) =>
          previewImages(
            photos.map(({ previewUrl }) => previewUrl),
            photos.findIndex((photo) => photo.key === key),
          )
        }
      />
    </FormField>
  )
})
