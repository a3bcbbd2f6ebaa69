import type { faq as source } from '../zh-Hans/faq'

export const faq: Record<keyof typeof source, string> = {
  'title.faqList': 'FAQ',
  'faq.search': 'Search questions',
  'faq.empty': 'No questions yet',
  'faq.noMatch': 'No questions found',
  'faq.noMatchHint': 'Try another word, or ask customer service',
  'faq.askService': 'Ask customer service',
  'faq.unanswered': 'Didn’t find the answer?',
  'faq.articles': 'Read help articles',
}
