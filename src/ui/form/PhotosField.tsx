import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { photoTexts } from '@/i18n/photoTexts'
import { problemText } from '@/i18n/problemText'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import { previewImages } from '@/platform/photo/imagePreview'
import type { PhotoUploads } from '@/stores/form/PhotoUploads'

import { FormField } from './FormField'
import { Notice } from '../feedback/Notice'
import { PhotoGrid } from './PhotoGrid'
import { pickPhotosOrExplain } from './pickPhotosOrExplain'

interface Props {
  readonly form: { readonly photos: PhotoUploads; readonly photoProblem: FieldProblem | null }
  readonly limit: number
  readonly label: string
  readonly help: string
  readonly isRequired?: boolean | undefined
  /** Replaces the form's own error. */
  readonly error?: string | undefined
}

/** Photo field of a form; each photo uploads as soon as it's picked. */
export const PhotosField = observer(function PhotosField({ form, limit, ...field }: Props) {
  const { photos, photoProblem } = form
  const paths = photos.photos.map(({ path }) => path)

  async function addPhotos(): Promise<void> {
    await photos.add(await pickPhotosOrExplain(limit - paths.length))
  }

  return (
    <FormField
      id="field-images"
      error={photoProblem ? problemText(photoProblem) : undefined}
      {...field}
      count={{ used: paths.length, limit }}
    >
      {photos.lostCount > 0 && <Notice tone="warning" text={t('photos.lost', { count: photos.lostCount })} />}
      {photos.refusal !== null && <Notice tone="danger" text={photos.refusal} />}
      <PhotoGrid
        id="images"
        limit={limit}
        photos={photos.photos.map(({ key, path, state }) => ({ key, previewUrl: path, state }))}
        texts={photoTexts()}
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
