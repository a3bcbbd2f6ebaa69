export const topupForm = {
  'title.topUp': '充值',
  'topUp.nickname': '昵称',
} as const
