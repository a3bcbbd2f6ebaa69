import { isToken, type CodePurpose, type Token } from '@/model/session'
import { ApiError } from '@/model/ApiError'
import type { LoginPlatform } from '@/model/enumerations/session'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

export type PassportApi = ReturnType<typeof createPassportApi>

const LOGIN_FIELDS = [
  'usernameOrEmail',
  'password',
  'newPassword',
  'username',
  'target',
  'code',
  'referralCode',
]

/** Signing in and out. @param loginPlatform the front door of this build and browser */
export function createPassportApi(http: Http, loginPlatform: () => LoginPlatform) {
  async function signIn(call: string, body: object, extra: { idempotencyKey?: string } = {}): Promise<Token> {
    const options = { isAnonymous: true, fields: LOGIN_FIELDS, ...extra }
    return readObject(await http.post(`/api/f/passport/${call}`, body, options), readToken)
  }

  return {
    login(usernameOrEmail: string, password: string): Promise<Token> {
      return signIn('login', { usernameOrEmail, password, loginPlatform: loginPlatform() })
    },

    loginByCode(target: string, code: string): Promise<Token> {
      return signIn('login-by-code', { target, code, loginPlatform: 'CodeLogin' satisfies LoginPlatform })
    },

    register(account: Omit<Dto<'RegisterRequest'>, 'loginPlatform'>, idempotencyKey: string): Promise<Token> {
      return signIn('register', { ...account, loginPlatform: loginPlatform() }, { idempotencyKey })
    },

    async refresh(refreshToken: string): Promise<Token> {
      const options = { isAnonymous: true, isBackground: true }
      return readObject(await http.post('/api/f/passport/refresh', { refreshToken }, options), readToken)
    },

    /** @returns seconds until another code may be asked for */
    async sendVerificationCode(target: string, purpose: CodePurpose): Promise<number> {
      const options = { isAnonymous: true, fields: LOGIN_FIELDS }
      const body = await http.post('/api/f/passport/verification-code/send', { target, purpose }, options)
      return readObject(body, ({ resendAfter }: Dto<'SendVerificationCodeAnswer'>) => resendAfter)
    },

    async logout(): Promise<void> {
      await http.post('/api/u/passport/logout', {}, { isBackground: true })
    },
  }
}

function readToken({ tokenType, accessToken, refreshToken }: Dto<'Token'>): Token {
  const token = { tokenType, accessToken, refreshToken: refreshToken ?? null }
  if (!isToken(token)) throw new ApiError('malformed', 'A sign-in answered without a token')
  return token
}
