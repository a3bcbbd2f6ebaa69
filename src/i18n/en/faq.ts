import type { faq as source } from '../zh-Hans/faq'

export const faq: Record<keyof typeof source, string> = {
  'title.faqList': 'FAQ',
  'faqList.nickname': 'Nickname',
}
