import { originOf } from '../../base/http/app.ts'
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
  route(sendVerificationCode, ({ body, language }) => verification.send(body.target, body.purpose, language))

  route(register, ({ transact, body }) => passport.register(transact, body))

  route(login, ({ body }) => passport.login(body))

  route(loginByCode, ({ body }) => passport.loginByCode(body))

  route(refreshToken, ({ body }) => passport.refresh(body.refreshToken))

  route(logout, ({ caller }) => passport.logout(caller))

  route(resetPassword, ({ body }) => credentials.resetPassword(body))

  route(changePassword, ({ caller, body }) => credentials.changePassword(caller, body))

  route(confirmIdentity, ({ caller, body }) => identity.confirm(caller, body))

  route(sendIdentityCode, ({ caller, body, language }) => identity.sendCode(caller, body.channel, language))

  route(signOutEverywhere, ({ caller }) => credentials.signOutEverywhere(caller))

  route(loginWechatMp, ({ body }) => wechatSignIn.loginMiniProgram(body))

  route(getWechatAuthorizeUrl, ({ query, request }) => ({
    url: wechatSignIn.authorizeUrl(query, originOf(request)),
  }))

  route(loginWechat, ({ body }) => wechatSignIn.loginH5(body))

  route(bindWechat, ({ transact, body }) => wechatSignIn.bind(transact, body))
}
