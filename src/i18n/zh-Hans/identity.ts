export const identity = {
  'identity.title': '确认是您本人',
  'identity.why': '为了保护您的账号，请先确认是您本人。',
  'identity.way.password': '密码',
  'identity.way.mobile': '短信验证码',
  'identity.way.email': '邮件验证码',
  'identity.way.wechat': '微信',
  'identity.password': '密码',
  'identity.sendsTo': '验证码会发送到 [[contact]]',
  'identity.wechat': '用微信确认，无需输入密码。',
  'identity.confirm': '确认',
  'identity.none': '请退出登录，再用微信重新登录，然后重试。',
} as const
