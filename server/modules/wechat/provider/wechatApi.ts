import { ApiProblem } from '../../../base/http/problem.ts'
import { SECOND_MS, type Clock } from '../../../base/time/clock.ts'
import { expiring, type Expiring } from './expiring.ts'

import type { FastifyBaseLogger } from 'fastify'

/** How an app proves to WeChat that it is itself. */
export interface WechatKeys {
  readonly appId: string
  readonly secret: string
}

/**
 * WeChat's response. Its status is always 200, with an `errcode` if something is wrong. A picture comes as `picture`,
 * a data URL.
 */
export type WechatAnswer = Readonly<Record<string, unknown>> & { readonly errcode: number }

/** Calls WeChat's server. */
export interface WechatApi {
  /**
   * @throws ApiProblem 502 WechatFailed
   * @throws ApiProblem 503 WechatUnavailable
   */
  get(path: string, query: Readonly<Record<string, string>>): Promise<WechatAnswer>
  /**
   * @throws ApiProblem 502 WechatFailed
   * @throws ApiProblem 503 WechatUnavailable
   */
  post(path: string, query: Readonly<Record<string, string>>, body: object): Promise<WechatAnswer>
  /** Logs an unexpected refusal: only its number, because WeChat's text can hold personal data. */
  failed(path: string, answer: WechatAnswer): ApiProblem
}

/** After this a customer has long given up on the page. */
const TIMEOUT_MS = 8 * SECOND_MS
const RETRY_AFTER_SECONDS = 10

/** WeChat is busy, or the app called too often. */
const BUSY: readonly number[] = [-1, 45009, 45011]

export function createWechatApi(baseUrl: string, log: FastifyBaseLogger, timeoutMs = TIMEOUT_MS): WechatApi {
  const call = async (
    path: string,
    query: Readonly<Record<string, string>>,
    init: RequestInit,
  ): Promise<WechatAnswer> => {
    const url = `${baseUrl}${path}?${new URLSearchParams(query).toString()}`
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
      log.warn({ path }, 'WeChat could not be reached')
      throw unavailable()
    })
    const answer = await readAnswer(response).catch(() => null)
    if (response.status >= 500 || (answer && BUSY.includes(answer.errcode))) {
      log.warn({ path, status: response.status, errcode: answer?.errcode }, 'WeChat is busy')
      throw unavailable()
    }
    if (!answer) {
      log.error({ path, status: response.status }, 'WeChat answered neither JSON nor a picture')
      throw new ApiProblem(502, 'WechatFailed')
    }
    return answer
  }
  return {
    get: (path, query) => call(path, query, {}),
    post: (path, query, body) => call(path, query, { method: 'POST', body: JSON.stringify(body) }),
    failed: (path, { errcode }) => {
      log.error({ path, errcode }, 'WeChat refused a call')
      return new ApiProblem(502, 'WechatFailed')
    },
  }
}

function unavailable(): ApiProblem {
  return new ApiProblem(503, 'WechatUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

async function readAnswer(response: Response): Promise<WechatAnswer | null> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) {
    const content = Buffer.from(await response.arrayBuffer())
    return { errcode: 0, picture: `data:${type};base64,${content.toString('base64')}` }
  }
  const answer: unknown = JSON.parse(await response.text())
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const fields = answer as Record<string, unknown>
  return { ...fields, errcode: typeof fields['errcode'] === 'number' ? fields['errcode'] : 0 }
}

const TOKEN_PATH = '/cgi-bin/stable_token'

/** An app's token for calls to WeChat; WeChat gives all processes the same one. */
export function createAccessToken(api: WechatApi, { appId, secret }: WechatKeys, clock: Clock): Expiring {
  return expiring(async () => {
    const answer = await api.post(TOKEN_PATH, {}, { grant_type: 'client_credential', appid: appId, secret })
    return readToken(api, TOKEN_PATH, answer, 'access_token')
  }, clock)
}

/** @throws ApiProblem 502 WechatFailed if the answer has none */
export function readToken(api: WechatApi, path: string, answer: WechatAnswer, name: string) {
  const { [name]: token, expires_in: seconds } = answer
  if (typeof token !== 'string' || typeof seconds !== 'number') throw api.failed(path, answer)
  return { token, seconds }
}
