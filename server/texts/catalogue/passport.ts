import type { Catalogue } from './Catalogue.ts'

/** Signing up, in and out. */
export const passportTexts = {
  'error.InvalidCredentials': ['账号或密码不正确', 'The account or the password is not right'],
  'error.InvalidCode': ['验证码不正确或已过期', 'The code is not right, or it has expired'],
  'error.CodeResendTooSoon': [
    '验证码发送过于频繁，请 {seconds} 秒后再试',
    'A code was sent just now. Please try again in {seconds} seconds',
  ],
  'error.CodeDailyLimit': [
    '今日验证码发送次数已达上限，请明天再试',
    'No more codes can be sent today. Please try again tomorrow',
  ],
  'error.UserNameTaken': ['该用户名已被使用', 'This username is taken'],
  'error.TargetTaken': [
    '该手机号或邮箱已注册，请直接登录',
    'This mobile number or email already has an account. Please sign in',
  ],
  'mail.codeSubject': ['您的验证码', 'Your verification code'],
  'mail.codeBody': [
    '您的验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请忽略。',
    'Your verification code is {code}. It works for {minutes} minutes. If you did not ask for it, ignore it.',
  ],
} as const satisfies Catalogue
