export const redirect = {
  'title.bizRedirect': '打开链接',
  'bizRedirect.opening': '正在打开…',
  'bizRedirect.gone': '链接已失效',
  'bizRedirect.goneHint': '页面可能已下线，或链接不完整。',
  'bizRedirect.home': '回首页',
} as const
