import type { Catalogue } from './Catalogue.ts'

/** Proving who one is, and what customers are told about their account's safety. */
export const securityTexts = {
  'error.IdentityNotConfirmed': [
    '请重新登录以确认是您本人，然后再试一次',
    'Please confirm that it’s you: sign in again, then try once more',
  ],
  'error.IdentityWayUnavailable': [
    '不能用这种方式确认身份，请换一种方式',
    'You can’t confirm this way that it’s you. Please choose another way',
  ],
  'error.PasswordWrong': ['密码不正确', 'The password is wrong'],
  'error.UndoLinkEnded': [
    '链接已使用或已过期，如有疑问请联系客服',
    'This link was used or has expired. Customer service can help',
  ],
  'error.OldContactTaken': [
    '原来的手机号或邮箱已属于其他账号，请联系客服',
    'The old mobile number or email belongs to another account now. Please contact customer service',
  ],
  'message.mobileNumberChanged.title': ['手机号已修改', 'Mobile number changed'],
  'message.mobileNumberChanged.content': [
    '您账号的手机号已改为 {contact}（北京时间 {time}）。',
    'Your account’s mobile number is now {contact} (changed {time} Beijing time).',
  ],
  'message.emailChanged.title': ['邮箱已修改', 'Email changed'],
  'message.emailChanged.content': [
    '您账号的邮箱已改为 {contact}（北京时间 {time}）。',
    'Your account’s email is now {contact} (changed {time} Beijing time).',
  ],
  'message.contactsRestored.title': ['手机号或邮箱的修改已撤销', 'Change of contact undone'],
  'message.contactsRestored.content': [
    '您账号的手机号或邮箱修改已撤销（北京时间 {time}），密码已清除，所有设备已退出登录。',
    'A change of your account’s mobile number or email was undone ({time} Beijing time). Your password was removed, and all devices were signed out.',
  ],
  'message.passwordChanged.title': ['密码已修改', 'Password changed'],
  'message.passwordChanged.content': [
    '您账号的密码已修改（北京时间 {time}）。',
    'Your account’s password was changed ({time} Beijing time).',
  ],
  'message.wechatBound.title': ['已绑定微信', 'WeChat linked'],
  'message.wechatBound.content': [
    '您的账号已绑定一个微信，之后可用它登录（北京时间 {time}）。',
    'A WeChat account was linked to your account and can sign in to it ({time} Beijing time).',
  ],
  'message.accountDeleted.title': ['账号已注销', 'Account deleted'],
  'message.accountDeleted.content': [
    '您的账号已注销（北京时间 {time}）。',
    'Your account was deleted ({time} Beijing time).',
  ],
  'securityAdvice.undo': ['不是您？7 天内可撤销', 'Not you? Undo it within 7 days:'],
  'securityAdvice.notYou': ['不是您？请立即联系客服', 'Not you? Contact customer service at once'],
  'securityAdvice.deleted': ['不是您？请联系客服', 'Not you? Contact customer service'],
  'mail.confirmBody': [
    '您正在{app}进行重要操作，验证码 {code}，{minutes} 分钟内有效。如非本人操作，请勿告诉任何人，并尽快修改密码。',
    '{code} confirms an important change to your {app} account. It works for {minutes} minutes. If you didn’t ask for it, tell nobody and change your password.',
  ],
} as const satisfies Catalogue
