import { PASSWORD, unique } from './customers.ts'

export const SEND = '/api/f/passport/verification-code/send'
export const REGISTER = '/api/f/passport/register'
export const LOGIN = '/api/f/passport/login'
export const LOGIN_BY_CODE = '/api/f/passport/login-by-code'
export const REFRESH = '/api/f/passport/refresh'

export const loginPlatform = 'MobileWebFrontend'

/** An unused email address. */
export const newEmail = (): string => `${unique('somebody')}@example.com`

/** An unused mobile number. */
export const newMobile = (): string => unique('13800')

/** An address that no other test calls from. */
export const newAddress = (): string => {
  const number = Number(unique(''))
  return `203.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
}

/** The headers of a call from an address, for a server with `trustedProxies: 1`, and of a device. */
export const from = ({ address, deviceToken }: { address?: string; deviceToken?: string }) => ({
  ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  ...(deviceToken === undefined ? {} : { 'device-token': deviceToken }),
})

/** A six-digit code that differs from the right one. */
export const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

/** A sign-up request. */
export const registration = (target: string, code: string) => ({
  username: unique('user_'),
  password: PASSWORD,
  target,
  code,
  loginPlatform,
})
