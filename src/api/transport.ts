import { ApiError, isApiError, type ApiErrorKind } from '@/model/call/ApiError'
import type { PlatformCode, Locale } from '@/model/enumerations/session'

import { errorFromAnswer, parseBody, type Answer } from './answer'

/** Who the caller is. Session policy lives with the session, not with the transport. */
export interface RequestSession {
  /** Another number for each session: what a request of an earlier one hears is no news about this one. */
  readonly sessionCount: number
  /** "Bearer …", or null while nobody is signed in. */
  authorization(): string | null
  /** Gets a new access token, once for all who ask meanwhile. @returns whether there is one now */
  refresh(): Promise<boolean>
}

export type RequestSource = 'request' | 'upload'

export interface TransportSettings {
  readonly baseUrl: string
  readonly tenantId: string
  readonly platform: () => PlatformCode
  readonly locale: () => Locale
  readonly session: RequestSession
  /** Spec section 8: what a refusal without words of its own says. */
  readonly fallbackMessage: () => string
  /** The session is over: the customer is to be told and sent to the login page. */
  readonly onUnauthorized: (source: RequestSource) => void
  /** Any other refusal of what the customer asked for: spec section 8's modal. */
  readonly onRefused: (error: ApiError) => void
}

export interface ExchangeOptions {
  readonly source: RequestSource
  readonly idempotencyKey?: string | undefined
  /** Refusals by their codes that say that it is as the customer wants it: nothing to tell. */
  readonly acceptedCodes?: readonly string[] | undefined
  /** A call of the passport itself: a 401 is its answer, not the end of a session. */
  readonly isAnonymous?: boolean | undefined
  /** No modal: the customer did not ask for this call, or is told of a refusal in another way. */
  readonly isBackground?: boolean | undefined
  /** What to be answered in; the app's own language without. */
  readonly locale?: Locale | undefined
}

/** What a list or a command says by itself: there are no words of the server's in it. */
const TOLD_BY_CALLERS: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed']

export type Headers = Readonly<Record<string, string>>

/** Sends once with the given headers. Rejects with the raw failure when no answer comes. */
export type Send = (headers: Headers) => Promise<Answer>

export type Exchange = (send: Send, options: ExchangeOptions) => Promise<unknown>

/**
 * What every call has in common, whether it carries JSON or a file: headers, one renewal of a dead
 * access token, and the error catalogue of spec section 8.
 *
 * @returns a function that resolves with the parsed body (null for 204) or throws an `ApiError`
 */
export function createExchange(settings: TransportSettings): Exchange {
  async function attempt(send: Send, options: ExchangeOptions): Promise<Answer> {
    try {
      return await send(headersFor(settings, options))
    } catch (failure) {
      throw networkError(failure)
    }
  }

  async function attemptWithLiveToken(send: Send, options: ExchangeOptions): Promise<Answer> {
    const { session } = settings
    const { sessionCount } = session
    const sentWith = session.authorization()
    const answer = await attempt(send, options)
    if (answer.statusCode !== 401 || options.isAnonymous || sessionCount !== session.sessionCount)
      return answer
    // Another request may have renewed the token while this one was under way.
    const isRenewed = session.authorization() !== sentWith || (await renew(options, sessionCount))
    return isRenewed && sessionCount === session.sessionCount ? attempt(send, options) : answer
  }

  /** A renewal that is refused has nobody of its own to tell: it is what stands in the way of this call. */
  async function renew(options: ExchangeOptions, sessionCount: number): Promise<boolean> {
    try {
      return await settings.session.refresh()
    } catch (error) {
      if (isApiError(error) && !TOLD_BY_CALLERS.includes(error.kind)) tell(error, options, sessionCount)
      throw error
    }
  }

  function tell(error: ApiError, options: ExchangeOptions, sessionCount: number): void {
    if (error.kind === 'unauthorized' && !options.isAnonymous) {
      if (sessionCount === settings.session.sessionCount) settings.onUnauthorized(options.source)
    } else if (!options.isBackground && !isAccepted(error, options)) settings.onRefused(error)
  }

  return async (send, options) => {
    const { sessionCount } = settings.session
    const answer = await attemptWithLiveToken(send, options)
    if (answer.statusCode >= 200 && answer.statusCode < 300) return parseBody(answer)
    const error = errorFromAnswer(answer, settings.fallbackMessage())
    tell(error, options, sessionCount)
    throw error
  }
}

function headersFor(
  settings: TransportSettings,
  { idempotencyKey, isAnonymous, locale }: ExchangeOptions,
): Headers {
  const authorization = isAnonymous ? null : settings.session.authorization()
  return {
    platform: String(settings.platform()),
    __tenant: settings.tenantId,
    'Accept-Language': locale ?? settings.locale(),
    ...(authorization !== null && { Authorization: authorization }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

function isAccepted({ detail }: ApiError, { acceptedCodes = [] }: ExchangeOptions): boolean {
  return detail.code !== undefined && acceptedCodes.includes(detail.code)
}

/** Spec section 8: platform code 5 is a timeout as well as a network error; the text tells which. */
function networkError(failure: unknown): ApiError {
  const { errMsg, message, name, errno } = (failure ?? {}) as {
    errMsg?: string
    message?: string
    name?: string
    errno?: number
  }
  const text = errMsg ?? message ?? String(failure)
  const isTimeout = /timed? ?out/i.test(text) || name === 'AbortError'
  return new ApiError(isTimeout ? 'timeout' : 'network', text, { errno, cause: failure })
}
