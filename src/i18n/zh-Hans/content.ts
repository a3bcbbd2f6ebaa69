export const content = {
  'content.share': '分享给朋友',
  'content.enlarge': '查看大图',
} as const
