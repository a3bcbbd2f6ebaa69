import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import type { PhotoUploads } from '@/stores/PhotoUploads'
import { PhotosField } from '@/ui/PhotosField'

interface Props {
  readonly photos: PhotoUploads
  readonly limit: number
  readonly label: string
  readonly help: string
  readonly isRequired?: boolean
  readonly problem?: FieldProblem | null
}

/** Pictures that show what a case or a claim is about. */
export const ProofField = observer(function ProofField({ problem, ...field }: Props) {
  return (
    <PhotosField
      {...field}
      error={problem ? problemText(problem) : undefined}
      texts={{
        add: t('parcel.photoAdd'),
        failed: t('parcel.photoFailed'),
        retry: t('parcel.photoRetry'),
        remove: t('parcel.photoRemove'),
        preview: t('parcel.photoPreview'),
      }}
    />
  )
})
