/** What a sign-in gives: how the following calls prove who makes them. */
export interface Token {
  readonly tokenType: string
  readonly accessToken: string
  /** Works once; null where a back end gives none. */
  readonly refreshToken: string | null
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
