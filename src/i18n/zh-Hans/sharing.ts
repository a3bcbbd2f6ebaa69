export const sharing = {
  'sharing.title': '分享给好友',
  'sharing.code': '本页链接的二维码',
  'sharing.codeHint': '用手机扫码打开，或复制链接发给好友',
  'sharing.copy': '复制链接',
  'sharing.guide': '点击右上角「···」，即可发送给朋友或分享到朋友圈',
} as const
