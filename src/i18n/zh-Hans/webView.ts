export const webView = {
  'title.webView': '网页',
  'webView.leaving': '即将离开[[app]]，前往',
  'webView.leavingHint': '网页由其他网站提供，请留意个人信息和付款安全。',
  'webView.continue': '继续访问',
  'webView.outside': '小程序里打不开这个网页，请复制网址，到浏览器中打开。',
  'webView.failed': '网页没有加载出来，请复制网址，到浏览器中打开。',
  'webView.notSecure': '这不是安全的 https 网址，没有为您打开。',
  'webView.copy': '复制网址',
  'webView.missing': '链接里没有网址',
  'webView.home': '回首页',
} as const
