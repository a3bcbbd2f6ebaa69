import type { identity as source } from '../zh-Hans/identity'

export const identity: Record<keyof typeof source, string> = {
  'identity.title': 'Confirm it’s you',
  'identity.why': 'To keep your account safe, please confirm that it’s you.',
  'identity.way.password': 'Password',
  'identity.way.mobile': 'Text message',
  'identity.way.email': 'Email',
  'identity.way.wechat': 'WeChat',
  'identity.password': 'Password',
  'identity.sendsTo': 'We’ll send a code to [[contact]]',
  'identity.wechat': 'WeChat confirms it’s you. No password needed.',
  'identity.confirm': 'Confirm',
  'identity.none': 'Sign out, sign in again with WeChat, then retry.',
}
