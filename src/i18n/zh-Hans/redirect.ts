export const redirect = {
  'title.bizRedirect': '正在跳转',
  'bizRedirect.nickname': '昵称',
} as const
