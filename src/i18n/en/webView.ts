import type { webView as source } from '../zh-Hans/webView'

export const webView: Record<keyof typeof source, string> = {
  'title.webView': 'Web page',
  'webView.leaving': 'You’re leaving [[app]] for',
  'webView.leavingHint': 'This page belongs to another site. Take care with personal details and payments.',
  'webView.continue': 'Continue',
  'webView.outside':
    'This page doesn’t open inside the mini program. Copy its address and open it in a browser.',
  'webView.failed': 'The page didn’t load. Copy its address and open it in a browser.',
  'webView.notSecure': 'This isn’t a secure https address, so we didn’t open it.',
  'webView.copy': 'Copy address',
  'webView.missing': 'The link has no address',
  'webView.home': 'Go to Home',
}
