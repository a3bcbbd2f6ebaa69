import {
  isToken,
  type CodePurpose,
  type Token,
  type WechatBinding,
  type WechatLogin,
} from '@/model/account/session'
import { ApiError } from '@/model/call/ApiError'
import type { LoginPlatform } from '@/model/enumerations/session'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

export type PassportApi = ReturnType<typeof createPassportApi>

/** What WeChat gives the mini program: who it is, and the number behind its phone number button. */
export interface WechatCodes {
  readonly code: string
  readonly phoneCode?: string
}

/** Signing in and out. @param loginPlatform the front door of this build and browser */
export function createPassportApi(http: Http, loginPlatform: () => LoginPlatform) {
  async function signIn(call: string, body: object, extra: { idempotencyKey?: string } = {}): Promise<Token> {
    const options = { isAnonymous: true, ...extra }
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

    /** Sets a password by code; every session of that account ends. */
    async resetPassword(request: Dto<'ResetPasswordRequest'>): Promise<void> {
      await http.post('/api/f/passport/reset-password', request, { isAnonymous: true })
    },

    /** @param isBackground for a sign-in that nobody asked for */
    async loginWechatMp(codes: WechatCodes, isBackground = false): Promise<WechatLogin> {
      const body = { ...codes, loginPlatform: loginPlatform() }
      const options = { isAnonymous: true, isBackground }
      return readObject(await http.post('/api/f/passport/login-wechat-mp', body, options), readWechatLogin)
    },

    /** @returns where WeChat's browser goes; it comes back to `redirectUri` with a code and the state */
    async getWechatAuthorizeUrl(redirectUri: string, state: string): Promise<string> {
      const body = await http.get('/api/f/passport/wechat/authorize-url', { redirectUri, state })
      return readObject(body, ({ url }: Dto<'WechatAuthorizeUrl'>) => url)
    },

    async loginWechat(code: string, state: string): Promise<WechatLogin> {
      const body = { code, state, loginPlatform: loginPlatform() }
      const options = { isAnonymous: true }
      return readObject(await http.post('/api/f/passport/login-wechat', body, options), readWechatLogin)
    },

    bindWechat(bindTicket: string, account: WechatBinding, idempotencyKey: string): Promise<Token> {
      const body = { bindTicket, ...account, loginPlatform: loginPlatform() }
      return signIn('wechat/bind', body, { idempotencyKey })
    },

    async refresh(refreshToken: string): Promise<Token> {
      const options = { isAnonymous: true, isBackground: true }
      return readObject(await http.post('/api/f/passport/refresh', { refreshToken }, options), readToken)
    },

    /** @returns seconds until another code may be asked for */
    async sendVerificationCode(target: string, purpose: CodePurpose): Promise<number> {
      const options = { isAnonymous: true }
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

/** A token, or the ticket that binds WeChat's person to an account. */
function readWechatLogin(dto: Dto<'Token'> | Dto<'BindTicket'>): WechatLogin {
  if (!('bindTicket' in dto)) return { kind: 'token', token: readToken(dto) }
  return { kind: 'ticket', bindTicket: dto.bindTicket }
}
