export type ApiErrorKind =
  | 'network' // no answer at all
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rejected' // any other 4xx; `code` says which rule refused
  | 'server'
  | 'malformed' // an answer, but not the one the contract promises

/** One refused field: the server's words, and the request members they belong to. */
export interface ValidationError {
  readonly message: string
  readonly members: readonly string[]
}

export interface ApiErrorDetail {
  readonly status?: number | undefined
  /** The business rule that refused, e.g. `ParcelNumberTaken`. */
  readonly code?: string | undefined
  readonly validationErrors?: readonly ValidationError[] | undefined
  readonly correlationId?: string | undefined
  /** How long to wait before asking again, where the server says so (HTTP `Retry-After`). */
  readonly retryAfterSeconds?: number | undefined
  /** WeChat's platform code of a network failure (spec section 8), e.g. 5, 600003. */
  readonly errno?: number | undefined
  /** What the platform threw, untouched. */
  readonly cause?: unknown
}

/**
 * A request that failed, and nobody's bug on this side: show it, offer a retry, carry on.
 * `message` is what spec section 8 says the request fails with: the server's message, the
 * fallback text, or the raw text of a network failure.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly detail: ApiErrorDetail = {},
  ) {
    super(message)
  }

  /** True when the request may or may not have been carried out: repeat it with the same key. */
  get isUncertain(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'server'
  }

  /** The server's message for one field of the request body, if it refused that field. */
  fieldMessage(member: string): string | null {
    return this.detail.validationErrors?.find(({ members }) => members.includes(member))?.message ?? null
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
