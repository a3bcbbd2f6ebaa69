/** Tokens returned by a sign-in. */
export interface Token {
  readonly tokenType: string
  readonly accessToken: string
  /** Works once; null when the back end issues none. */
  readonly refreshToken: string | null
}

/** Stays after signing out: it opens nothing, and only proves that an account was signed in to on this device. */
export const DEVICE_TOKEN_STORAGE_KEY = 'deviceToken'

/** What the first screen shows of the customer, before their record is loaded again. */
export interface KnownCustomer {
  readonly nickname: string
  readonly idCode: string
  /** The referral code for friends; missing in a session that an earlier version of the app stored. */
  readonly inviteCode?: string
}

/** A session as stored on the device; the inline script in `src/index.html` reads `customer` too. */
export interface StoredSession extends Token {
  /**
   * Stays the same when tokens are refreshed; browser tabs compare it to tell whether they share a session.
   */
  readonly id: string
  /** The signed-in customer's ID; null until it is known. */
  readonly userId: string | null
  /** From the record as last loaded. */
  readonly customer?: KnownCustomer
}

/** Whether a stored value is a valid session. */
export function isStoredSession(value: unknown): value is StoredSession {
  if (!isToken(value)) return false
  const { id, userId, customer } = value as Token & {
    readonly id?: unknown
    readonly userId?: unknown
    readonly customer?: unknown
  }
  return (
    typeof id === 'string' &&
    (userId === null || typeof userId === 'string') &&
    (customer === undefined || isKnownCustomer(customer))
  )
}

function isKnownCustomer(value: unknown): value is KnownCustomer {
  if (typeof value !== 'object' || value === null) return false
  const { nickname, idCode } = value as Record<string, unknown>
  return typeof nickname === 'string' && typeof idCode === 'string'
}

export function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null) return false
  const { tokenType, accessToken, refreshToken } = value as Record<string, unknown>
  return (
    typeof tokenType === 'string' &&
    typeof accessToken === 'string' &&
    accessToken !== '' &&
    (refreshToken === null || typeof refreshToken === 'string')
  )
}

/** The action a verification code confirms. */
export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'BIND'

/** Result of a WeChat sign-in: tokens, or a ticket for linking the WeChat user to an account. */
export type WechatLogin =
  { readonly kind: 'token'; readonly token: Token } | { readonly kind: 'ticket'; readonly bindTicket: string }

/** Account to link a WeChat user to: an existing one, by password or code, or a new one. */
export type WechatBinding =
  | { readonly usernameOrEmail: string; readonly password: string }
  | { readonly target: string; readonly code: string }
  | { readonly username: string; readonly password: string; readonly referralCode?: string }
