import { observer } from 'mobx-react'

import { previewImages } from '@/platform/imagePreview'
import { pickPhotos } from '@/platform/photos'
import type { PhotoUploads } from '@/stores/PhotoUploads'

import { FormField } from './FormField'
import { PhotoGrid, type PhotoGridTexts } from './PhotoGrid'

interface Props {
  readonly photos: PhotoUploads
  readonly limit: number
  readonly label: string
  readonly help: string
  readonly isRequired?: boolean | undefined
  readonly error?: string | undefined
  readonly texts: PhotoGridTexts
}

/** Pictures of a form, each uploaded as soon as it is picked. */
export const PhotosField = observer(function PhotosField({ photos, limit, texts, ...field }: Props) {
  const paths = photos.photos.map(({ path }) => path)

  async function addPhotos(): Promise<void> {
    await photos.add(await pickPhotos(limit - paths.length))
  }

  return (
    <FormField id="field-images" {...field} count={{ used: paths.length, limit }}>
      <PhotoGrid
        id="images"
        limit={limit}
        photos={photos.photos.map(({ key, path, state }) => ({ key, previewUrl: path, state }))}
        texts={texts}
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
