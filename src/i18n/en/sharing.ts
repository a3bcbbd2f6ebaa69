import type { sharing as source } from '../zh-Hans/sharing'

export const sharing: Record<keyof typeof source, string> = {
  'sharing.title': 'Share with friends',
  'sharing.code': 'QR code of the link to this page',
  'sharing.codeHint': 'Scan it to open the page on a phone, or copy the link for a friend',
  'sharing.copy': 'Copy link',
  'sharing.guide': 'Tap ··· in the top right corner, then choose a chat or Moments',
}
