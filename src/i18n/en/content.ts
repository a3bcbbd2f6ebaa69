import type { content as source } from '../zh-Hans/content'

export const content: Record<keyof typeof source, string> = {
  'content.share': 'Share',
  'content.enlarge': 'View picture',
}
