import type { code as source } from '../zh-Hans/code'

export const code: Record<keyof typeof source, string> = {
  'code.label': 'Verification code',
  'code.sent': 'Code sent',
  'code.resendIn': 'Resend in [[seconds]] s',
  'code.send': 'Send code',
}
