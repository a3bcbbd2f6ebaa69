import type { topupList as source } from '../zh-Hans/topupList'

export const topupList: Record<keyof typeof source, string> = {
  'title.topupList': 'Top-ups',
  'topupList.empty': 'Nothing here yet',
}
