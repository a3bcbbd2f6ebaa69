import assert from 'node:assert/strict'

import { accepted, type ApiClient } from './apiClient.ts'
import { PASSWORD, requestCode, unique, type TestCustomer } from './customers.ts'
import { H5_KEYS, MP_KEYS, useFakeWechat } from './fakeWechat.ts'
import { newMobile, REGISTER, registration } from './passport.ts'
import { useServer } from './useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'
import type { BindTicket } from '../../../server/contracts/wechat.ts'

export const MP = '/api/f/passport/login-wechat-mp'
const H5 = '/api/f/passport/login-wechat'
export const BIND = '/api/f/passport/wechat/bind'
export const loginPlatform = 'WeChat_App'
export const state = 'abc123'

/** Signs in with the local stand-in of WeChat: a token, or a ticket for who isn't bound. */
export const fromWechat = (api: ApiClient, code: string) =>
  api.post<Partial<Token & BindTicket>>(MP, { code, loginPlatform })

/** Binds who isn't bound to an account, which a username makes. */
export async function bindWechat(api: ApiClient, code: string, account: object): Promise<Token> {
  const { bindTicket } = accepted(await fromWechat(api, code))
  return accepted(await api.post<Token>(BIND, { bindTicket, loginPlatform, ...account }))
}

/** A server with a WeChat of its own, and the ways to sign in with it. */
export function useWechatSignIn() {
  const wechat = useFakeWechat()
  const context = useServer({
    corsOrigins: ['https://app.example.com'],
    wechat: {
      mp: MP_KEYS,
      h5: H5_KEYS,
      get apiBase() {
        return wechat.url
      },
    },
  })
  const meWith = async (token: Token): Promise<User> =>
    accepted(await context.api.with({ token: token.accessToken }).get<User>('/api/u/user'))

  const fromMp = (code: string, more: object = {}) =>
    context.api.post<Token | BindTicket>(MP, { code, loginPlatform, ...more })
  const fromH5 = (code: string) =>
    context.api.post<Token | BindTicket>(H5, { code, state, loginPlatform: 'WeChat_H5' })
  const bind = (bindTicket: string, more: object) =>
    context.api.post<Token>(BIND, { bindTicket, loginPlatform, ...more })

  /** Somebody whom WeChat has just let sign in. */
  const somebody = (person: { openid: string; unionid?: string } = { openid: unique('openid-') }) =>
    wechat.code(unique('code-'), person)

  async function ticket(openid = unique('openid-'), more: object = {}): Promise<string> {
    const answer = accepted(await fromMp(somebody({ openid }), more))
    assert.ok('bindTicket' in answer, 'nobody is bound')
    return answer.bindTicket
  }

  async function mobileCustomer(): Promise<{ user: User; mobileNumber: string }> {
    const mobileNumber = newMobile()
    const code = await requestCode(context.server, mobileNumber, 'REGISTER')
    const token = accepted(await context.api.post<Token>(REGISTER, registration(mobileNumber, code)))
    return { user: await meWith(token), mobileNumber }
  }

  const passwordOf = ({ user }: TestCustomer) => ({ usernameOrEmail: user.userName, password: PASSWORD })
  return { wechat, context, meWith, fromMp, fromH5, bind, somebody, ticket, mobileCustomer, passwordOf }
}
