export const topup = {
  'title.topupResult': '支付结果',
  'topupResult.nickname': '昵称',
} as const
