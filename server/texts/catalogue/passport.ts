import type { Catalogue } from './Catalogue.ts'

/** Signing up, in and out. */
export const passportTexts = {
  'error.InvalidCredentials': ['账号或密码不正确', 'Wrong account or password'],
  'error.InvalidCode': ['验证码不正确或已过期', 'The code is wrong or has expired'],
  'error.CodeResendTooSoon': [
    '验证码发送过于频繁，请 {seconds} 秒后再试',
    'A code was sent just now. Please try again in {seconds} {seconds|second|seconds}',
  ],
  'error.CodeDailyLimit': [
    '今日验证码发送次数已达上限，请明天再试',
    'No more codes can be sent today. Please try again tomorrow',
  ],
  'error.CodeRequestedTooOften': [
    '验证码请求过于频繁，请 {minutes} 分钟后再试',
    'Too many codes were requested. Please try again in {minutes} {minutes|minute|minutes}',
  ],
  'error.UserNameTaken': ['该用户名已被使用', 'This username is taken. Please choose another'],
  'error.TargetTaken': [
    '该手机号或邮箱已注册，请直接登录',
    'This mobile number or email already has an account. Please sign in',
  ],
  'error.PasswordLocked': [
    '密码错误次数过多，请 {minutes} 分钟后再试，或改用验证码',
    'Too many wrong passwords. Please try again in {minutes} {minutes|minute|minutes}, or use a code instead',
  ],
  'error.OldPasswordWrong': ['原密码不正确', 'The old password is wrong'],
  'error.ReferralCodeUnknown': ['没有这个推荐码', 'There is no such referral code'],
  'error.TargetUnknown': [
    '该手机号或邮箱还没有账号，请创建新账号',
    'There is no account with this mobile number or email yet. Please create one',
  ],
  'error.WechatCodeRefused': ['微信授权已失效，请重试', 'The WeChat sign-in has expired. Please try again'],
  'error.WechatUnavailable': [
    '暂时无法连接微信，请稍后再试',
    'WeChat can’t be reached right now. Please try again later',
  ],
  'error.WechatFailed': [
    '微信服务异常，请稍后重试或改用其他方式',
    'Something went wrong at WeChat. Please try again later or another way',
  ],
  'error.WechatNotConfigured': [
    '暂未开通微信登录，请改用其他方式登录',
    'Signing in with WeChat is not set up here. Please sign in another way',
  ],
  'error.WechatAlreadyBound': [
    '该微信已绑定其他账号',
    'This WeChat account is linked to another account already',
  ],
  'error.BindTicketEnded': [
    '绑定已超时，请重新使用微信登录',
    'Linking took too long. Please sign in with WeChat again',
  ],
  'error.RedirectNotAllowed': ['不允许跳转到这个地址', 'Redirecting to this address is not allowed'],
  'mail.codeSubject': ['{app}验证码', 'Your {app} verification code'],
  'mail.codeBody': [
    '您的{app}验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请忽略。',
    'Your {app} verification code is {code}. It works for {minutes} minutes. If you didn’t ask for it, ignore it.',
  ],
} as const satisfies Catalogue
