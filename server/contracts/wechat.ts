import { Type, type Static } from 'typebox'

import { password } from './annotations.ts'
import { LoginPlatform } from './enumerations.ts'
import { ReferralCode, Target, Token, Username, VerificationCode } from './passport.ts'
import { closed, entity, nullable, ref } from './schema.ts'

/** WeChat's apps of one business: the mini program, and the official account behind pages in its browser. */
export type WechatAppKind = 'MP' | 'H5'

/** WeChat's code; it works once, for a few minutes. */
export const WechatCode = Type.String({ minLength: 1, maxLength: 200 })

/** WeChat carries a state of letters and digits through its sign-in page. */
const State = Type.String({ pattern: '^[A-Za-z0-9]{1,128}$', description: 'Comes back with the code' })

export const LoginWechatMpRequest = entity('LoginWechatMpRequest', {
  code: WechatCode,
  phoneCode: Type.Optional({ ...WechatCode, description: 'From the button that shares the mobile number' }),
  referralCode: Type.Optional(ReferralCode),
  loginPlatform: ref(LoginPlatform),
})
export type LoginWechatMpRequest = Static<typeof LoginWechatMpRequest>

export const LoginWechatRequest = entity('LoginWechatRequest', {
  code: WechatCode,
  state: State,
  loginPlatform: ref(LoginPlatform),
})
export type LoginWechatRequest = Static<typeof LoginWechatRequest>

export const BindTicket = entity('BindTicket', {
  bindTicket: Type.String({ description: 'Works once; binds the WeChat account to a customer' }),
  expiresIn: Type.Integer({ description: 'Seconds that the ticket lives' }),
})
export type BindTicket = Static<typeof BindTicket>

/** A signed-in customer's token, or a ticket where WeChat's person has no account here yet. */
export const WechatLoginAnswer = Type.Union([ref(Token), ref(BindTicket)])
export type WechatLoginAnswer = Token | BindTicket

export const WechatBindRequest = entity(
  'WechatBindRequest',
  {
    bindTicket: Type.String({ minLength: 1, maxLength: 200 }),
    usernameOrEmail: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    target: Type.Optional(Target),
    code: Type.Optional({ ...VerificationCode, description: 'Six digits; a code of purpose BIND' }),
    username: Type.Optional(Username),
    password: Type.Optional(password(Type.String({ minLength: 1, maxLength: 200 }))),
    referralCode: Type.Optional({ ...ReferralCode, description: 'Counts for a new account only' }),
    loginPlatform: ref(LoginPlatform),
  },
  'One way to say which account: usernameOrEmail with password, target with code, or a new username with password',
)
export type WechatBindRequest = Static<typeof WechatBindRequest>

export const WechatAuthorizeQuery = closed({
  redirectUri: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'Of the API’s or an allowed origin',
  }),
  state: State,
})

export const WechatAuthorizeUrl = entity('WechatAuthorizeUrl', {
  url: Type.String({ description: 'Where the browser goes; it comes back with code and state' }),
})

export const JsSdkQuery = closed({
  url: Type.String({
    pattern: '^[^#]+$',
    maxLength: 1000,
    description: 'The page’s, without its hash; of the API’s or an allowed origin',
  }),
})

export const JsSdkConfig = entity('JsSdkConfig', {
  appId: Type.String(),
  timestamp: Type.Integer({ description: 'In seconds' }),
  nonceStr: Type.String(),
  signature: Type.String(),
})
export type JsSdkConfig = Static<typeof JsSdkConfig>

export const JsSdkAnswer = entity('JsSdkAnswer', {
  config: nullable(ref(JsSdkConfig)),
})
