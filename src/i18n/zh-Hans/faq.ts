export const faq = {
  'title.faqList': '常见问题',
  'faq.search': '搜索问题',
  'faq.empty': '还没有常见问题',
  'faq.noMatch': '没有找到相关问题',
  'faq.noMatchHint': '换个词试试，或直接问客服',
  'faq.askService': '联系客服',
  'faq.unanswered': '没有找到答案？',
  'faq.articles': '查看帮助文章',
} as const
