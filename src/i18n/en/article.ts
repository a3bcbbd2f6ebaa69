import type { article as source } from '../zh-Hans/article'

export const article: Record<keyof typeof source, string> = {
  'title.articleList': 'Articles',
  'title.articleDetail': 'Article',
  'article.search': 'Search articles',
  'article.empty': 'No articles yet',
  'article.emptyHint': 'If you have a question, look in the FAQ',
  'article.noMatch': 'No articles found',
  'article.noMatchHint': 'Try another word, or see all of them',
  'article.all': 'All articles',
  'article.toFaq': 'FAQ',
  'article.notFound': 'This article is no longer there',
  'article.more': 'More on [[category]]',
  'article.moreAll': 'All',
}
