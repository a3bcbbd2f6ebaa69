import type { TextKey, TextParams } from '../../texts/text.ts'

type CodeIn<Key> = Key extends `error.${infer Code}` ? Code : never

/** Every reason to refuse a call; each has a text of the same name. */
export type ProblemCode = CodeIn<TextKey>

/** What is wrong with one field; without a key, it has the problem's own text. */
export interface FieldProblem {
  readonly members: readonly string[]
  readonly key?: TextKey
  readonly params?: TextParams
}

interface Details {
  readonly params?: TextParams
  readonly fields?: readonly FieldProblem[]
  /** For a 429: when to come back. */
  readonly retryAfterSeconds?: number
  /** A value for programs that belongs to the code, such as how much money is missing. */
  readonly details?: string
}

/** A refusal that the caller is told about. May be thrown anywhere; the error handler answers it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly params: TextParams
  readonly fields: readonly FieldProblem[]
  readonly retryAfterSeconds: number | undefined
  readonly details: string | null

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    details: Details = {},
  ) {
    super(code)
    this.params = details.params ?? {}
    this.fields = details.fields ?? []
    this.retryAfterSeconds = details.retryAfterSeconds
    this.details = details.details ?? null
  }
}

/** A refusal about one field, which the app shows beside it. */
export function fieldProblem(
  status: number,
  code: ProblemCode,
  member: string,
  params: TextParams = {},
): ApiProblem {
  return new ApiProblem(status, code, {
    params,
    fields: [{ members: [member], key: `error.${code}`, params }],
  })
}

/** For an ID that doesn't exist or is somebody else's. */
export function notFound(): ApiProblem {
  return new ApiProblem(404, 'NotFound')
}

/**
 * What a request names, such as a row by its ID.
 *
 * @throws ApiProblem 404 if it wasn't found
 */
export function orNotFound<Found extends object>(found: Found | null | undefined): Found {
  if (!found) throw notFound()
  return found
}
