import type { customerService as source } from '../zh-Hans/customerService'

export const customerService: Record<keyof typeof source, string> = {
  'service.wechatId': 'WeChat ID',
  'service.mobile': 'Mobile',
  'service.email': 'Email',
  'service.hours': 'Working hours',
  'service.qrTitle': 'WeChat QR code',
  'service.qrHint': 'Tap to enlarge, press and hold to scan or save',
  'service.qrSave': 'Save QR code',
  'service.qrSaved': 'Saved to your album',
  'service.qrStarted': 'Download started',
  'service.qrShown': 'Press and hold the picture to save it',
  'service.qrFailed': 'Couldn’t save it. Press and hold the picture',
  'service.albumAsk': 'Allow access to your album in the settings to save the picture',
  'service.chat': 'Chat with us',
}
