import type { webView as source } from '../zh-Hans/webView'

export const webView: Record<keyof typeof source, string> = {
  'title.webView': 'Web page',
  'webView.nickname': 'Nickname',
}
