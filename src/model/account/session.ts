/** What a sign-in gives: how the following calls prove who makes them. */
export interface Token {
  readonly tokenType: string
  readonly accessToken: string
  /** Works once; null where a back end gives none. */
  readonly refreshToken: string | null
}

/** A session as the device keeps it. */
export interface KeptSession extends Token {
  /** Of the session, whatever tokens it gets; tabs of a browser tell by it whether they share one. */
  readonly id: string
  /** Who is signed in, once it is known. */
  readonly userId: string | null
}

/** Whether a stored value can be taken up as a session. */
export function isKeptSession(value: unknown): value is KeptSession {
  if (!isToken(value)) return false
  const { id, userId } = value as Token & { readonly id?: unknown; readonly userId?: unknown }
  return typeof id === 'string' && (userId === null || typeof userId === 'string')
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

/** What a verification code is asked for. */
export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'BIND'

/** What a sign-in as WeChat's person gives: a session, or a ticket to say which account is theirs. */
export type WechatLogin =
  { readonly kind: 'token'; readonly token: Token } | { readonly kind: 'ticket'; readonly bindTicket: string }

/** Which account WeChat's person has: an own one, by password or code, or a new one. */
export type WechatBinding =
  | { readonly usernameOrEmail: string; readonly password: string }
  | { readonly target: string; readonly code: string }
  | { readonly username: string; readonly password: string; readonly referralCode?: string }
