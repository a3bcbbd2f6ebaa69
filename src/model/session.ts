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
