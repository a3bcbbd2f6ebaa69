import type { customerService as source } from '../zh-Hans/customerService'

export const customerService: Record<keyof typeof source, string> = {
  'service.wechatId': 'WeChat ID',
  'service.mobile': 'Mobile',
  'service.email': 'Email',
  'service.hours': 'Working hours',
  'service.qrTitle': 'WeChat QR code',
  'service.qrHint': 'Tap to enlarge, press and hold to scan or save',
  'service.qrSave': 'Save QR code',
  'service.faq': 'FAQ',
  'service.faqHint': 'Most questions are answered here',
  'service.chat': 'Chat with us',
}
