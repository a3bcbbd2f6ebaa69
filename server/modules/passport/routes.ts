import { originOf } from '../../base/http/app.ts'
import { askerOf } from '../../base/http/asker.ts'
import {
  bindWechat,
  changePassword,
  confirmIdentity,
  getWechatAuthorizeUrl,
  login,
  loginByCode,
  loginWechat,
  loginWechatMp,
  logout,
  refreshToken,
  register,
  resetPassword,
  sendIdentityCode,
  sendVerificationCode,
  signOutEverywhere,
} from '../../contracts/calls/passport.ts'

import type { Route } from '../../routing/route.ts'
import type { VerificationService } from './codes/service.ts'
import type { IdentityService } from './identity/service.ts'
import type { CredentialService } from './passwords/service.ts'
import type { PassportService } from './service.ts'
import type { WechatSignInService } from './wechat/service.ts'

interface SignInServices {
  readonly passport: PassportService
  readonly verification: VerificationService
  readonly credentials: CredentialService
  readonly wechatSignIn: WechatSignInService
  readonly identity: IdentityService
}

/** Signing up, in and out: by password, by code, and with WeChat. */
export function passportRoutes(
  route: Route,
  { passport, verification, credentials, wechatSignIn, identity }: SignInServices,
): void {
  route(sendVerificationCode, ({ body, language, request }) =>
    verification.send(body.target, body.purpose, language, askerOf(request)),
  )

  route(register, ({ transact, body, request }) => passport.register(transact, body, askerOf(request)))

  route(login, ({ body, request }) => passport.login(body, askerOf(request)))

  route(loginByCode, ({ body, request }) => passport.loginByCode(body, askerOf(request)))

  route(refreshToken, ({ body }) => passport.refresh(body.refreshToken))

  route(logout, ({ caller }) => passport.logout(caller))

  route(resetPassword, ({ body, request }) => credentials.resetPassword(body, askerOf(request)))

  route(changePassword, ({ caller, body, request }) =>
    credentials.changePassword(caller, body, askerOf(request)),
  )

  route(confirmIdentity, ({ caller, body, request }) => identity.confirm(caller, body, askerOf(request)))

  route(sendIdentityCode, ({ caller, body, language, request }) =>
    identity.sendCode(caller, body.channel, language, askerOf(request)),
  )

  route(signOutEverywhere, ({ caller }) => credentials.signOutEverywhere(caller))

  route(loginWechatMp, ({ body }) => wechatSignIn.loginMiniProgram(body))

  route(getWechatAuthorizeUrl, ({ query, request }) => ({
    url: wechatSignIn.authorizeUrl(query, originOf(request)),
  }))

  route(loginWechat, ({ body }) => wechatSignIn.loginH5(body))

  route(bindWechat, ({ transact, body, request }) => wechatSignIn.bind(transact, body, askerOf(request)))
}
