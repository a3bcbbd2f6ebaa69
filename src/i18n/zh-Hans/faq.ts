export const faq = {
  'title.faqList': '常见问题',
  'faqList.nickname': '昵称',
} as const
