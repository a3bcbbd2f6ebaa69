import { fieldIn } from '@/ui/form/useFormCommand'

interface Proof {
  readonly form: { readonly firstProblem: string | null }
  readonly photoProblem: object | null
}

/** The id of the field that says what is wrong. */
export function problemIn({ form, photoProblem }: Proof): string | null {
  return fieldIn(form) ?? (photoProblem === null ? null : 'field-images')
}
