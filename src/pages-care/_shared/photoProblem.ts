import type { FieldProblem } from '@/model/validation/FieldProblem'
import type { PhotoUploads } from '@/stores/PhotoUploads'

/** What keeps the pictures of a form from being sent. @param isRequired whether there must be one */
export function photoProblem(photos: PhotoUploads, isRequired = false): FieldProblem | null {
  if (!photos.areAllUploaded) return { kind: 'picturesNotUploaded' }
  return isRequired && photos.urls.length === 0 ? { kind: 'required' } : null
}
