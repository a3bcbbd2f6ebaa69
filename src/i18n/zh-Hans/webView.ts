export const webView = {
  'title.webView': '网页',
  'webView.nickname': '昵称',
} as const
