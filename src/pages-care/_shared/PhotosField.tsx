import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import { previewImages } from '@/platform/imagePreview'
import { pickPhotos } from '@/platform/photos'
import type { PhotoUploads } from '@/stores/PhotoUploads'
import { FormField } from '@/ui/FormField'
import { PhotoGrid } from '@/ui/PhotoGrid'

interface Props {
  readonly photos: PhotoUploads
  readonly limit: number
  readonly label: string
  readonly help: string
  readonly isRequired?: boolean
  readonly problem?: FieldProblem | null
}

/** Pictures of a form, each uploaded as soon as it is picked. */
export const PhotosField = observer(function PhotosField({ photos, limit, ...field }: Props) {
  const { label, help, isRequired, problem } = field
  const paths = photos.photos.map(({ path }) => path)

  async function addPhotos(): Promise<void> {
    await photos.add(await pickPhotos(limit - paths.length))
  }

  return (
    <FormField
      id="field-images"
      label={label}
      help={help}
      isRequired={isRequired}
      error={problem ? problemText(problem) : undefined}
      count={{ used: paths.length, limit }}
    >
      <PhotoGrid
        id="images"
        limit={limit}
        photos={photos.photos.map(({ key, path, state }) => ({ key, previewUrl: path, state }))}
        texts={{
          add: t('parcel.photoAdd'),
          failed: t('parcel.photoFailed'),
          retry: t('parcel.photoRetry'),
          remove: t('parcel.photoRemove'),
          preview: t('parcel.photoPreview'),
        }}
        onAdd={() => void addPhotos()}
        onRetry={(key) => void photos.retry(key)}
        onRemove={photos.remove}
        onPreview={(key) =>
          previewImages(
            paths,
            photos.photos.findIndex((photo) => photo.key === key),
          )
        }
      />
    </FormField>
  )
})
