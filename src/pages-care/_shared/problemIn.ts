import { scrollToElement } from '@/platform/scrollTo'

interface Proof {
  readonly form: { readonly firstProblem: string | null }
  readonly photoProblem: object | null
}

/** Brings what is wrong into sight. */
export function scrollToProblem({ form, photoProblem }: Proof): void {
  if (form.firstProblem !== null) scrollToElement(`field-${form.firstProblem}`)
  else if (photoProblem !== null) scrollToElement('field-images')
}
