export type ApiErrorKind =
  | 'network' // no response
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rejected' // any other 4xx; `code` names the rule
  | 'server'
  | 'malformed' // a response that breaks the contract

/** One validation error: the server's message, and the request members it's about. */
export interface ValidationError {
  readonly message: string
  readonly members: readonly string[]
}

export interface ApiErrorDetail {
  readonly status?: number | undefined
  /** The business rule that rejected the request, e.g. `ParcelNumberTaken`. */
  readonly code?: string | undefined
  /** A value that goes with the code. */
  readonly details?: string | undefined
  readonly validationErrors?: readonly ValidationError[] | undefined
  readonly correlationId?: string | undefined
  /** Wait before a retry, from the HTTP header `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** WeChat's platform code for a network failure (spec section 8), e.g. 5, 600003. */
  readonly errno?: number | undefined
  /** The original error thrown by the platform. */
  readonly cause?: unknown
}

/**
 * A failed request that isn't a bug on this side: show it, offer a retry, carry on. `message` follows spec
 * section 8: the server's message, the fallback text, or the raw text of a network failure.
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

  /** True when the server may have carried out the request: retry with the same idempotency key. */
  get isUncertain(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'server'
  }

  /** The server's message for one field of the request body; null if it accepted that field. */
  fieldMessage(member: string): string | null {
    return this.detail.validationErrors?.find(({ members }) => members.includes(member))?.message ?? null
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
