import type { redirect as source } from '../zh-Hans/redirect'

export const redirect: Record<keyof typeof source, string> = {
  'title.bizRedirect': 'Redirecting',
  'bizRedirect.nickname': 'Nickname',
}
