import type { topup as source } from '../zh-Hans/topup'

export const topup: Record<keyof typeof source, string> = {
  'title.topupResult': 'Payment result',
  'topupResult.nickname': 'Nickname',
}
