import {
  isToken,
  type CodePurpose,
  type Token,
  type WechatBinding,
  type WechatLogin,
} from '@/model/account/session'
import { ApiError } from '@/model/call/ApiError'
import { LoginPlatform } from '@/model/enumerations/session'

import { keepDeviceToken } from './deviceToken'
import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

const PASSPORT = '/api/f/passport'

export type PassportApi = ReturnType<typeof createPassportApi>

/**
 * What WeChat gives the mini program: a code for the customer, and one for the number they chose to share.
 */
export interface WechatCodes {
  readonly code: string
  readonly phoneCode?: string
}

/**
 * Signing in and out.
 *
 * @param loginPlatform the login platform of this build and browser
 */
export function createPassportApi(http: Http, loginPlatform: () => LoginPlatform) {
  return {
    async login(usernameOrEmail: string, password: string): Promise<Token> {
      const body = { usernameOrEmail, password, loginPlatform: loginPlatform() }
      return readObject(await http.post(`${PASSPORT}/login`, { body, isAnonymous: true }), readToken)
    },

    async loginByCode(target: string, code: string): Promise<Token> {
      const body = { target, code, loginPlatform: LoginPlatform.CodeLogin }
      return readObject(await http.post(`${PASSPORT}/login-by-code`, { body, isAnonymous: true }), readToken)
    },

    async register(
      account: Omit<Dto<'RegisterRequest'>, 'loginPlatform'>,
      idempotencyKey: string,
    ): Promise<Token> {
      const body = { ...account, loginPlatform: loginPlatform() }
      const request = { body, idempotencyKey, isAnonymous: true }
      return readObject(await http.post(`${PASSPORT}/register`, request), readToken)
    },

    /** Sets a new password with a verification code; ends every session of the account. */
    async resetPassword(body: Dto<'ResetPasswordRequest'>): Promise<void> {
      await http.post(`${PASSPORT}/reset-password`, { body, isAnonymous: true })
    },

    /** @param isBackground whether the sign-in is silent */
    async loginWechatMp(codes: WechatCodes, isBackground = false): Promise<WechatLogin> {
      const body = { ...codes, loginPlatform: loginPlatform() }
      const request = { body, isAnonymous: true, isBackground }
      return readObject(await http.post(`${PASSPORT}/login-wechat-mp`, request), readWechatLogin)
    },

    /** @returns the WeChat page to open; it redirects to `redirectUri` with a code and the state */
    async getWechatAuthorizeUrl(redirectUri: string, state: string): Promise<string> {
      const query = { redirectUri, state }
      return readObject(await http.get(`${PASSPORT}/wechat/authorize-url`, { query }), ({ url }) => url)
    },

    async loginWechat(code: string, state: string): Promise<WechatLogin> {
      const body = { code, state, loginPlatform: loginPlatform() }
      return readObject(
        await http.post(`${PASSPORT}/login-wechat`, { body, isAnonymous: true }),
        readWechatLogin,
      )
    },

    async bindWechat(bindTicket: string, account: WechatBinding, idempotencyKey: string): Promise<Token> {
      const body = { bindTicket, ...account, loginPlatform: loginPlatform() }
      const request = { body, idempotencyKey, isAnonymous: true }
      return readObject(await http.post(`${PASSPORT}/wechat/bind`, request), readToken)
    },

    async refresh(refreshToken: string): Promise<Token> {
      const request = { body: { refreshToken }, isAnonymous: true, isBackground: true }
      return readObject(await http.post(`${PASSPORT}/refresh`, request), readToken)
    },

    /** @returns seconds until another code may be requested */
    async sendVerificationCode(target: string, purpose: CodePurpose): Promise<number> {
      const request = { body: { target, purpose }, isAnonymous: true }
      const answer = await http.post(`${PASSPORT}/verification-code/send`, request)
      return readObject(answer, ({ resendAfter }) => resendAfter)
    },

    async logout(): Promise<void> {
      await http.post('/api/u/passport/logout', { isBackground: true })
    },
  }
}

function readToken({ tokenType, accessToken, refreshToken, deviceToken }: Dto<'Token'>): Token {
  const token = { tokenType, accessToken, refreshToken: refreshToken ?? null }
  if (!isToken(token)) throw new ApiError('malformed', 'A sign-in answered without a token')
  if (deviceToken) keepDeviceToken(deviceToken)
  return token
}

/** A token, or a ticket that binds the WeChat identity to an account. */
function readWechatLogin(dto: Dto<'Token'> | Dto<'BindTicket'>): WechatLogin {
  if (!('bindTicket' in dto)) return { kind: 'token', token: readToken(dto) }
  return { kind: 'ticket', bindTicket: dto.bindTicket }
}
