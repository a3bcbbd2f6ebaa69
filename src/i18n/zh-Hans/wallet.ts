export const wallet = {
  'title.myWallet': '钱包',
  'myWallet.nickname': '昵称',
} as const
