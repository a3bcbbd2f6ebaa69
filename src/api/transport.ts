import { ApiError, isApiError, type ApiErrorKind } from '@/model/call/ApiError'
import type { PlatformCode, Locale } from '@/model/enumerations/session'

import { errorFromAnswer, parseBody, type Answer } from './answer'
import { deviceToken } from './deviceToken'

/** The session that requests are sent in. Session policy lives there, not in the transport. */
export interface RequestSession {
  /** Changes with each session: a 401 for a request of an earlier session says nothing about this one. */
  readonly sessionCount: number
  /** "Bearer …", or null while nobody is signed in. */
  authorization(): string | null
  /**
   * Renews the access token, once for all concurrent callers.
   *
   * @returns whether there is a new one
   */
  refresh(): Promise<boolean>
}

export type RequestSource = 'request' | 'upload'

export interface TransportSettings {
  readonly baseUrl: string
  readonly tenantId: string
  readonly platform: () => PlatformCode
  readonly locale: () => Locale
  readonly session: RequestSession
  /** Spec section 8: the message of a refusal that comes without one. */
  readonly fallbackMessage: () => string
  /** The session is over: tell the customer and open the login page. */
  readonly onUnauthorized: (source: RequestSource) => void
  /**
   * The API wants to know who it is: asks the customer.
   *
   * @returns whether they have proved it; if not, they know
   */
  readonly confirmIdentity: (refusal: ApiError) => Promise<boolean>
  /** Any other refusal of something the customer asked for: show the modal of spec section 8. */
  readonly onRefused: (error: ApiError) => void
}

export interface ExchangeOptions {
  readonly source: RequestSource
  readonly idempotencyKey?: string | undefined
  /** Error codes that mean the desired state is already reached: no modal. */
  readonly acceptedCodes?: readonly string[] | undefined
  /** Sends no token, as for signing in: a 401 is the result of the call, not the end of a session. */
  readonly isAnonymous?: boolean | undefined
  /** No modal: the customer didn't ask for this call, or learns of a refusal in another way. */
  readonly isBackground?: boolean | undefined
  /** Language of the response; the app's own by default. */
  readonly locale?: Locale | undefined
}

/** What the API refuses with when it wants to know who it is. */
const NOT_CONFIRMED = 'IdentityNotConfirmed'

/** Errors without a server message; the calling list or command reports these itself. */
const REPORTED_BY_CALLERS: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed']

export type Headers = Readonly<Record<string, string>>

/** Sends one request with these headers. Rejects with the raw failure when no response comes. */
export type Send = (headers: Headers) => Promise<Answer>

export type Exchange = (send: Send, options: ExchangeOptions) => Promise<unknown>

/**
 * What every request and upload shares: headers, one renewal of an expired access token, and the error
 * catalogue of spec section 8.
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
    // Another request may have renewed the token while this one was in flight.
    const isRenewed = session.authorization() !== sentWith || (await renew(options, sessionCount))
    return isRenewed && sessionCount === session.sessionCount ? attempt(send, options) : answer
  }

  /** A refused renewal has no caller of its own to report it, so it is reported as a failure of this call. */
  async function renew(options: ExchangeOptions, sessionCount: number): Promise<boolean> {
    try {
      return await settings.session.refresh()
    } catch (error) {
      if (isApiError(error) && !REPORTED_BY_CALLERS.includes(error.kind)) tell(error, options, sessionCount)
      throw error
    }
  }

  function tell(error: ApiError, options: ExchangeOptions, sessionCount: number): void {
    if (error.kind === 'unauthorized' && !options.isAnonymous) {
      if (sessionCount === settings.session.sessionCount) settings.onUnauthorized(options.source)
    } else if (!options.isBackground && !isAccepted(error, options)) settings.onRefused(error)
  }

  /** @param mayAsk whether the customer may be asked who they are, which happens once */
  async function exchange(send: Send, options: ExchangeOptions, mayAsk: boolean): Promise<unknown> {
    const { sessionCount } = settings.session
    const answer = await attemptWithLiveToken(send, options)
    if (answer.statusCode >= 200 && answer.statusCode < 300) return parseBody(answer)
    const error = errorFromAnswer(answer, settings.fallbackMessage())
    if (!mayAsk || error.detail.code !== NOT_CONFIRMED) tell(error, options, sessionCount)
    else if (await settings.confirmIdentity(error)) return exchange(send, options, false)
    throw error
  }

  return (send, options) => exchange(send, options, !options.isBackground)
}

function headersFor(
  settings: TransportSettings,
  { idempotencyKey, isAnonymous, locale }: ExchangeOptions,
): Headers {
  const authorization = isAnonymous ? null : settings.session.authorization()
  const device = isAnonymous ? deviceToken() : null
  return {
    platform: String(settings.platform()),
    __tenant: settings.tenantId,
    'Accept-Language': locale ?? settings.locale(),
    ...(authorization !== null && { Authorization: authorization }),
    ...(device !== null && { 'Device-Token': device }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

function isAccepted({ detail }: ApiError, { acceptedCodes = [] }: ExchangeOptions): boolean {
  return detail.code !== undefined && acceptedCodes.includes(detail.code)
}

/** Spec section 8: platform code 5 is used for timeouts and network errors alike; the text tells which. */
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
