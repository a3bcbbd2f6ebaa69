import type { fundLog as source } from '../zh-Hans/fundLog'

export const fundLog: Record<keyof typeof source, string> = {
  'title.fundAccountLog': 'Balance details',
  'fundAccountLog.empty': 'Nothing here yet',
}
