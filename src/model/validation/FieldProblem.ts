/** What can be wrong with a field; each kind has a sentence in the language packs (`validation.*`). */
export type ProblemKind =
  | 'required'
  | 'format'
  | 'email'
  | 'expressNumber'
  | 'latin'
  | 'declaredName'
  | 'declaredCurrency'
  | 'declaredValue'
  | 'tag'
  | 'picturesNotUploaded'

/** A problem found on the client, or the server's own message about the field. */
export type FieldProblem =
  | { readonly kind: ProblemKind }
  | { readonly kind: 'minLength' | 'maxLength'; readonly count: number }
  /** A number that isn't one, or is out of range. */
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'postCode'; readonly example: string }
  | { readonly kind: 'server'; readonly message: string }

/** A form's problems by field name; a field without one is valid. */
export type FieldProblems<Field extends string> = Partial<Record<Field, FieldProblem | undefined>>
