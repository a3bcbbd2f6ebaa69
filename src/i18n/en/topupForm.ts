import type { topupForm as source } from '../zh-Hans/topupForm'

export const topupForm: Record<keyof typeof source, string> = {
  'title.topUp': 'Top up',
  'topUp.nickname': 'Nickname',
}
