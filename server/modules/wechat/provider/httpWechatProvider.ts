import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { readMobileNumber } from '../../../base/mobileNumber.ts'
import { expiring, type Expiring } from './expiring.ts'
import {
  createAccessToken,
  createWechatApi,
  readToken,
  type WechatAnswer,
  type WechatApi,
  type WechatKeys,
} from './wechatApi.ts'
import { NO_CONSENT, type WechatPerson, type WechatProvider } from './WechatProvider.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Clock } from '../../../base/time/clock.ts'
import type { WechatAppKind } from '../../../contracts/wechat.ts'

export interface WechatSettings {
  /** WeChat's server; another one in tests. */
  readonly apiBase: string
  readonly mp: WechatKeys | undefined
  readonly h5: WechatKeys | undefined
}

const AUTHORIZE_PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/** Codes that are made up, used, expired, or of a user whom WeChat bars. */
const CODE_REFUSED: readonly number[] = [40029, 40163, 40226, 41008, 42003]
const TOKEN_DEAD: readonly number[] = [40001, 40014, 42001]

/** The reader has not agreed to the message, or all that they agreed to were sent. */
const CONSENT_MISSING = 43101

/** Unknown user, unknown template, fields that the template doesn't take, unknown page. */
const NEVER_DELIVERED: readonly number[] = [40003, 40037, 47003, 41030]

/** The text's user hasn't been in the mini program for two hours, or is unknown to it: the text can't be checked. */
const NOT_CHECKABLE: readonly number[] = [61010, 40003]

/** Asks WeChat's own server, over HTTPS, with the keys of one or both apps. */
export function httpWechatProvider(
  { apiBase, mp, h5 }: WechatSettings,
  clock: Clock,
  log: FastifyBaseLogger,
): WechatProvider {
  const api = createWechatApi(apiBase, log)
  const token = mp && createAccessToken(api, mp, clock)
  const ask = (path: string, body: object) =>
    withToken(configured(token), (current) => api.post(path, { access_token: current }, body))
  const ticket = h5 && createJsTicket(api, h5, clock)

  return {
    personOf: (appKind, code) => personOf(api, appKind, configured(appKind === 'MP' ? mp : h5), code),

    mobileNumberOf: async (phoneCode) => {
      const path = '/wxa/business/getuserphonenumber'
      const answer = await ask(path, { code: phoneCode })
      if (CODE_REFUSED.includes(answer.errcode)) throw fieldProblem(400, 'WechatCodeRefused', 'phoneCode')
      return readMobileNumber(writtenNumber(answer) ?? fail(api, path, answer))
    },

    authorizeUrl: ({ redirectUri, state }) => {
      const query = new URLSearchParams({
        appid: configured(h5).appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        // The silent scope gives no union id: who is bound in the mini program would be a stranger here.
        scope: 'snsapi_userinfo',
        state,
      })
      return `${AUTHORIZE_PAGE}?${query.toString()}#wechat_redirect`
    },

    sendSubscribeMessage: async (openId, { templateId, page, data }) => {
      const path = '/cgi-bin/message/subscribe/send'
      const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }]))
      const answer = await ask(path, { touser: openId, template_id: templateId, page, data: fields })
      if (answer.errcode === 0) return null
      if (answer.errcode === CONSENT_MISSING) return NO_CONSENT
      if (NEVER_DELIVERED.includes(answer.errcode)) return `WeChat ${answer.errcode}`
      return fail(api, path, answer)
    },

    miniProgramCode: async (page, scene) => {
      if (!mp) return null
      const path = '/wxa/getwxacodeunlimit'
      const answer = await ask(path, { page, scene, check_path: false })
      const { picture } = answer
      return typeof picture === 'string' ? picture : fail(api, path, answer)
    },

    jsTicket: async () => (h5 && ticket ? { appId: h5.appId, ticket: await ticket.current() } : null),

    isTextAllowed: async (openId, text) => {
      const path = '/wxa/msg_sec_check'
      const answer = await ask(path, { version: 2, scene: PROFILE_SCENE, openid: openId, content: text })
      if (NOT_CHECKABLE.includes(answer.errcode)) return true
      if (answer.errcode !== 0) return fail(api, path, answer)
      return (answer['result'] as { suggest?: unknown } | undefined)?.suggest !== 'risky'
    },
  }
}

/** What kind of text WeChat is told to check: what users say of themselves. */
const PROFILE_SCENE = 1

function configured<T>(part: T | undefined): T {
  if (part === undefined) throw new ApiProblem(503, 'WechatNotConfigured')
  return part
}

function fail(api: WechatApi, path: string, answer: WechatAnswer): never {
  throw api.failed(path, answer)
}

async function personOf(
  api: WechatApi,
  appKind: WechatAppKind,
  { appId, secret }: WechatKeys,
  code: string,
): Promise<WechatPerson> {
  const [path, codeName] =
    appKind === 'MP' ? ['/sns/jscode2session', 'js_code'] : ['/sns/oauth2/access_token', 'code']
  const query = { appid: appId, secret, [codeName]: code, grant_type: 'authorization_code' }
  const answer = await api.get(path, query)
  if (CODE_REFUSED.includes(answer.errcode)) throw fieldProblem(400, 'WechatCodeRefused', 'code')
  const { openid: openId, unionid: unionId } = answer
  if (typeof openId !== 'string') return fail(api, path, answer)
  return { openId, unionId: typeof unionId === 'string' ? unionId : null }
}

/** Each process has its own ticket for two hours; WeChat lets an app ask for far more. */
function createJsTicket(api: WechatApi, keys: WechatKeys, clock: Clock): Expiring {
  const path = '/cgi-bin/ticket/getticket'
  const token = createAccessToken(api, keys, clock)
  return expiring(async () => {
    const answer = await withToken(token, (current) =>
      api.get(path, { access_token: current, type: 'jsapi' }),
    )
    return readToken(api, path, answer, 'ticket')
  }, clock)
}

/** Asks again with a new token if WeChat no longer takes the current one. */
async function withToken(
  token: Expiring,
  ask: (current: string) => Promise<WechatAnswer>,
): Promise<WechatAnswer> {
  const first = await token.current()
  const answer = await ask(first)
  if (!TOKEN_DEAD.includes(answer.errcode)) return answer
  token.forget(first)
  return ask(await token.current())
}

/** What WeChat says of a number that it has verified; null if that's nonsense. */
function writtenNumber(answer: WechatAnswer): string | null {
  const info = answer['phone_info'] as { purePhoneNumber?: unknown; countryCode?: unknown } | undefined
  const { purePhoneNumber: number, countryCode } = info ?? {}
  if (typeof number !== 'string' || !/^\d+$/.test(number)) return null
  const country = typeof countryCode === 'string' || typeof countryCode === 'number' ? `${countryCode}` : '86'
  return `+${country}${number}`
}
