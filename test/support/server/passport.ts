import { PASSWORD, unique } from './customers.ts'

export const SEND = '/api/f/passport/verification-code/send'
export const REGISTER = '/api/f/passport/register'
export const LOGIN = '/api/f/passport/login'
export const LOGIN_BY_CODE = '/api/f/passport/login-by-code'
export const REFRESH = '/api/f/passport/refresh'

export const loginPlatform = 'MobileWebFrontend'

/** An e-mail address that nobody has. */
export const newEmail = (): string => `${unique('somebody')}@example.com`

/** A mobile number that nobody has. */
export const newMobile = (): string => unique('13800')

/** Six digits that are not the code. */
export const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

/** What signs a new customer up. */
export const registration = (target: string, code: string) => ({
  username: unique('user_'),
  password: PASSWORD,
  target,
  code,
  loginPlatform,
})
