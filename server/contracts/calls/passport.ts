import { call } from '../call.ts'
import { EmptyRequest, NoContent } from '../common.ts'
import { ConfirmIdentityRequest, SendIdentityCodeRequest } from '../identity.ts'
import {
  ChangePasswordRequest,
  LoginByCodeRequest,
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  ResetPasswordRequest,
  SendVerificationCodeAnswer,
  SendVerificationCodeRequest,
  Token,
} from '../passport.ts'
import { ref } from '../schema.ts'
import {
  LoginWechatMpRequest,
  LoginWechatRequest,
  WechatAuthorizeQuery,
  WechatAuthorizeUrl,
  WechatBindRequest,
  WechatLoginAnswer,
} from '../wechat.ts'

const BASE = '/api/f/passport'
const forAnyone = { area: 'passport', access: 'public', limit: 'passport' } as const

export const sendVerificationCode = call({
  ...forAnyone,
  name: 'sendVerificationCode',
  method: 'POST',
  path: `${BASE}/verification-code/send`,
  summary: 'Sends a code to a mobile number or e-mail address; never tells whether an account exists',
  limit: 'verificationCode',
  body: ref(SendVerificationCodeRequest),
  answer: ref(SendVerificationCodeAnswer),
})

export const register = call({
  ...forAnyone,
  name: 'register',
  method: 'POST',
  path: `${BASE}/register`,
  isIdempotent: true,
  opensTransaction: true,
  body: ref(RegisterRequest),
  answer: ref(Token),
})

export const login = call({
  ...forAnyone,
  name: 'login',
  method: 'POST',
  path: `${BASE}/login`,
  body: ref(LoginRequest),
  answer: ref(Token),
})

export const loginByCode = call({
  ...forAnyone,
  name: 'loginByCode',
  method: 'POST',
  path: `${BASE}/login-by-code`,
  body: ref(LoginByCodeRequest),
  answer: ref(Token),
})

export const refreshToken = call({
  ...forAnyone,
  name: 'refreshToken',
  method: 'POST',
  path: `${BASE}/refresh`,
  summary: 'Trades a refresh token for a new pair. Using one twice ends its session',
  body: ref(RefreshRequest),
  answer: ref(Token),
  refuses: [401],
})

export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/api/u/passport/logout',
  area: 'passport',
  access: 'customer',
  body: EmptyRequest,
  answer: NoContent,
})

export const resetPassword = call({
  ...forAnyone,
  name: 'resetPassword',
  method: 'POST',
  path: `${BASE}/reset-password`,
  summary: 'Sets a password by code; every session of the customer ends',
  body: ref(ResetPasswordRequest),
  answer: NoContent,
})

export const changePassword = call({
  name: 'changePassword',
  method: 'POST',
  path: '/api/u/user/change-password',
  area: 'user',
  summary: 'Sets a password; every other session of the customer ends',
  access: 'customer',
  needsConfirmation: { unlessGiven: 'oldPassword' },
  limit: 'passport',
  body: ref(ChangePasswordRequest),
  answer: NoContent,
})

const confirming = { method: 'POST', area: 'user', access: 'customer' } as const

export const confirmIdentity = call({
  ...confirming,
  name: 'confirmIdentity',
  path: '/api/u/user/confirm-identity',
  summary: 'Confirms this session for ten minutes; signing in by password or code does the same',
  limit: 'passport',
  body: ref(ConfirmIdentityRequest),
  answer: NoContent,
  refuses: [502, 503],
})

export const sendIdentityCode = call({
  ...confirming,
  name: 'sendIdentityCode',
  path: '/api/u/user/confirm-identity/send-code',
  summary: 'Sends a code for confirmIdentity to the customer’s present mobile number or e-mail address',
  limit: 'verificationCode',
  body: ref(SendIdentityCodeRequest),
  answer: ref(SendVerificationCodeAnswer),
})

export const signOutEverywhere = call({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/api/u/user/sign-out-everywhere',
  area: 'user',
  summary: 'Ends every session of the customer, this one too',
  access: 'customer',
  body: EmptyRequest,
  answer: NoContent,
})

export const loginWechatMp = call({
  ...forAnyone,
  name: 'loginWechatMp',
  method: 'POST',
  path: `${BASE}/login-wechat-mp`,
  summary: 'A token, or a ticket to bind for somebody without an account here',
  body: ref(LoginWechatMpRequest),
  answer: WechatLoginAnswer,
  refuses: [409, 502, 503],
})

export const getWechatAuthorizeUrl = call({
  ...forAnyone,
  name: 'getWechatAuthorizeUrl',
  method: 'GET',
  path: `${BASE}/wechat/authorize-url`,
  summary: 'WeChat’s sign-in page; it leads back to redirectUri with code and state',
  query: WechatAuthorizeQuery,
  answer: ref(WechatAuthorizeUrl),
  refuses: [503],
})

export const loginWechat = call({
  ...forAnyone,
  name: 'loginWechat',
  method: 'POST',
  path: `${BASE}/login-wechat`,
  summary: 'A token, or a ticket to bind. The app must check beforehand that the state is its own',
  body: ref(LoginWechatRequest),
  answer: WechatLoginAnswer,
  refuses: [409, 502, 503],
})

export const bindWechat = call({
  ...forAnyone,
  name: 'bindWechat',
  method: 'POST',
  path: `${BASE}/wechat/bind`,
  summary: 'Finishes a WeChat sign-in with an account, a verified target, or a new account',
  isIdempotent: true,
  opensTransaction: true,
  body: ref(WechatBindRequest),
  answer: ref(Token),
})
