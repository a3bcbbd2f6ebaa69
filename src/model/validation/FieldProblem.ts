/** What can be wrong with a field; each has its sentence in the language packs (`validation.*`). */
export type ProblemKind =
  | 'required'
  | 'format'
  | 'email'
  | 'expressNumber'
  | 'declaredName'
  | 'declaredCurrency'
  | 'declaredValue'
  | 'tag'
  | 'picturesNotUploaded'

/** A problem we found ourselves, or the server's own words about the field. */
export type FieldProblem =
  | { readonly kind: ProblemKind }
  | { readonly kind: 'minLength' | 'maxLength'; readonly count: number }
  | { readonly kind: 'postCode'; readonly example: string }
  | { readonly kind: 'server'; readonly message: string }

/** The problems of a form by field name; a field without one is fine. */
export type FieldProblems<Field extends string> = Partial<Record<Field, FieldProblem | undefined>>
