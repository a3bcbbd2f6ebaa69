import { Type, type Static } from 'typebox'

import { password, sealed } from './annotations.ts'
import { LoginPlatform } from './enumerations.ts'
import { entity, ref, words } from './schema.ts'

/** Customers sign in with mobile numbers too, so a username can't look like one: a mainland one, or one with 00. */
const USERNAME = '^(?!((00)?86)?0?1[3-9]\\d{9}$|00[1-9]\\d{6,15}$)[A-Za-z0-9_]+$'
/** All that people type in mobile numbers; `readMobileNumber` says whether it is one. */
const TYPED_NUMBER = '[\\d\\s+().\\-０-９＋（）．－‐-―\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069]{7,40}'
const EMAIL = '[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,24}'

const NUMBER_HINT = 'in any notation, with its country code unless it is a mainland one'

/** A mobile number or an e-mail address. */
export const Target = Type.String({
  maxLength: 120,
  pattern: `^(${TYPED_NUMBER}|${EMAIL})$`,
  description: `E-mail address, or mobile number ${NUMBER_HINT}`,
})

export const MobileNumber = Type.String({
  pattern: `^${TYPED_NUMBER}$`,
  description: `Mobile number ${NUMBER_HINT}`,
})
export const EmailAddress = Type.String({ maxLength: 120, pattern: `^${EMAIL}$` })

export const PASSWORD_LENGTH = { minLength: 6, maxLength: 30 } as const
export const Password = password(Type.String(PASSWORD_LENGTH))
export const Username = Type.String({ minLength: 3, maxLength: 30, pattern: USERNAME })
export const VerificationCode = Type.String({ pattern: '^\\d{6}$', description: 'Six digits' })

export const VERIFICATION_PURPOSES = ['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'BIND'] as const
/** A code to `CONFIRM_IDENTITY` can't be requested for a target: it goes to the customer's own contact. */
export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number] | 'CONFIRM_IDENTITY'
export const VerificationPurposeWord = words('VerificationPurpose', VERIFICATION_PURPOSES)

export const ReferralCode = Type.String({
  minLength: 1,
  maxLength: 30,
  description: 'Another customer’s referral code',
})

const OpaqueToken = sealed(Type.String({ minLength: 1, maxLength: 200 }))

export const Token = entity('Token', {
  tokenType: Type.Unsafe<'Bearer'>({ type: 'string', enum: ['Bearer'] }),
  accessToken: sealed(Type.String()),
  expiresIn: Type.Integer({ description: 'Seconds that the access token lives' }),
  refreshToken: sealed(Type.String({ description: 'Works once' })),
  refreshExpiresIn: Type.Integer({ description: 'Seconds that the refresh token lives' }),
  deviceToken: sealed(
    Type.String({
      description:
        'Keep it after signing out, and send it as Device-Token when signing in: then strangers’ guesses don’t slow this device down',
    }),
  ),
})
export type Token = Static<typeof Token>

export const LoginRequest = entity('LoginRequest', {
  usernameOrEmail: Type.String({
    minLength: 1,
    maxLength: 120,
    description: 'Username, e-mail address or mobile number',
  }),
  password: password(Type.String({ minLength: 1, maxLength: 200 })),
  loginPlatform: ref(LoginPlatform),
})
export type LoginRequest = Static<typeof LoginRequest>

export const RefreshRequest = entity('RefreshRequest', { refreshToken: OpaqueToken })

export const SendVerificationCodeRequest = entity('SendVerificationCodeRequest', {
  target: Target,
  purpose: ref(VerificationPurposeWord),
})
export type SendVerificationCodeRequest = Static<typeof SendVerificationCodeRequest>

export const SendVerificationCodeAnswer = entity('SendVerificationCodeAnswer', {
  resendAfter: Type.Integer({ description: 'Seconds until another code may be asked for' }),
})

export const RegisterRequest = entity('RegisterRequest', {
  username: Username,
  password: Password,
  target: Target,
  code: VerificationCode,
  loginPlatform: ref(LoginPlatform),
  referralCode: Type.Optional(ReferralCode),
})
export type RegisterRequest = Static<typeof RegisterRequest>

export const LoginByCodeRequest = entity('LoginByCodeRequest', {
  target: Target,
  code: VerificationCode,
  loginPlatform: ref(LoginPlatform),
})
export type LoginByCodeRequest = Static<typeof LoginByCodeRequest>

export const ResetPasswordRequest = entity('ResetPasswordRequest', {
  target: Target,
  code: VerificationCode,
  newPassword: Password,
})
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>

export const ChangePasswordRequest = entity('ChangePasswordRequest', {
  oldPassword: Type.Optional(
    password(
      Type.String({ minLength: 1, maxLength: 200, description: 'Required when the account has a password' }),
    ),
  ),
  newPassword: Password,
})
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>
