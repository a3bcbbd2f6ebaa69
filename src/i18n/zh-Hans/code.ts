export const code = {
  'code.label': '验证码',
  'code.sent': '验证码已发送',
  'code.resendIn': '[[seconds]] 秒后重发',
  'code.send': '获取验证码',
} as const
