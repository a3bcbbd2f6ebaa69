import { observer } from 'mobx-react'

import { problemText } from '@/i18n/problemText'
import type { FieldProblem } from '@/model/validation/FieldProblem'
import type { PhotoUploads } from '@/stores/form/PhotoUploads'
import { PhotosField } from '@/ui/form/PhotosField'

interface Props {
  readonly proof: { readonly photos: PhotoUploads; readonly photoProblem: FieldProblem | null }
  readonly limit: number
  readonly label: string
  readonly help: string
  readonly isRequired?: boolean
}

/** Pictures that show what a case or a claim is about. */
export const ProofField = observer(function ProofField({ proof, ...field }: Props) {
  const { photos, photoProblem } = proof
  return (
    <PhotosField {...field} photos={photos} error={photoProblem ? problemText(photoProblem) : undefined} />
  )
})
