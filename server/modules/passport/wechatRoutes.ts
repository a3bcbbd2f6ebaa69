import { refusals } from '../../contracts/common.ts'
import { Token } from '../../contracts/passport.ts'
import { ref } from '../../contracts/schema.ts'
import {
  LoginWechatMpRequest,
  LoginWechatRequest,
  WechatAuthorizeQuery,
  WechatAuthorizeUrl,
  WechatBindRequest,
  WechatLoginAnswer,
} from '../../contracts/wechat.ts'
import { originOf } from '../../base/http/app.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { WechatSignInService } from './wechatSignIn.ts'

const tags = ['passport']
const answer = { 200: WechatLoginAnswer, ...refusals(409, 502, 503) }

/** Signing in as WeChat's person, from the mini program and from WeChat's browser. */
export function wechatSignInRoutes(
  app: App,
  wechat: WechatSignInService,
  idempotency: Idempotency,
  limits: RateLimits,
): void {
  const config = { rateLimit: limits.passport }

  app.post(
    '/api/f/passport/login-wechat-mp',
    {
      config,
      schema: {
        tags,
        operationId: 'loginWechatMp',
        summary: 'A token, or a ticket to bind where WeChat’s person has no account here',
        body: ref(LoginWechatMpRequest),
        response: answer,
      },
    },
    (request) => wechat.loginMiniProgram(request.body),
  )

  h5Routes(app, wechat, config)

  app.post(
    '/api/f/passport/wechat/bind',
    {
      config,
      schema: {
        tags,
        operationId: 'bindWechat',
        summary: 'Finishes a WeChat sign-in with an account, a verified target, or a new account',
        headers: idempotency.headers,
        body: ref(WechatBindRequest),
        response: { 200: ref(Token), ...refusals(409) },
      },
    },
    (request) => idempotency.onceSigningIn(request, (transact) => wechat.bind(request.body, transact)),
  )
}

/** In WeChat's browser the customer goes to WeChat's page and comes back. */
function h5Routes(
  app: App,
  wechat: WechatSignInService,
  config: { readonly rateLimit: RateLimits['passport'] },
): void {
  app.get(
    '/api/f/passport/wechat/authorize-url',
    {
      config,
      schema: {
        tags,
        operationId: 'getWechatAuthorizeUrl',
        summary: 'Where WeChat’s browser goes to sign in; it comes back to redirectUri with code and state',
        querystring: WechatAuthorizeQuery,
        response: { 200: ref(WechatAuthorizeUrl), ...refusals(503) },
      },
    },
    async (request) => ({
      url: wechat.authorizeUrl(request.query, originOf(request)),
    }),
  )

  app.post(
    '/api/f/passport/login-wechat',
    {
      config,
      schema: {
        tags,
        operationId: 'loginWechat',
        summary: 'A token, or a ticket to bind; the app compares the state with the one it made',
        body: ref(LoginWechatRequest),
        response: answer,
      },
    },
    (request) => wechat.loginH5(request.body),
  )
}
