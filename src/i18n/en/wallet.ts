import type { wallet as source } from '../zh-Hans/wallet'

export const wallet: Record<keyof typeof source, string> = {
  'title.myWallet': 'Wallet',
  'myWallet.nickname': 'Nickname',
}
