import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { FormField } from '@/ui/form/FormField'
import { photoTexts } from '@/i18n/photoTexts'
import { PhotoGrid } from '@/ui/form/PhotoGrid'
import { pickPhotosOrExplain } from '@/ui/form/pickPhotosOrExplain'

import type { UpdateWechatIdStore } from './UpdateWechatIdStore'

const CURRENT = 'current'

/** A single picture: the saved one or its replacement. */
export const QrCodeField = observer(function QrCodeField({ store }: { store: UpdateWechatIdStore }) {
  const { newQrCode, currentQrCode, pictureProblem } = store
  const current =
    currentQrCode === ''
      ? []
      : [{ key: CURRENT, previewUrl: assetUrl(currentQrCode), state: 'done' as const }]
  const added = newQrCode.photos.map(({ key, path, state }) => ({ key, previewUrl: path, state }))
  const photos = [...current, ...added]

  async function add(): Promise<void> {
    await newQrCode.add(await pickPhotosOrExplain(1))
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
        onRemove={(key) => (key === CURRENT ? store.setCurrentQrCode('') : newQrCode.remove(key))}
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
