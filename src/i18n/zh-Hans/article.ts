export const article = {
  'title.articleList': '文章',
  'title.articleDetail': '文章详情',
  'article.search': '搜索文章',
  'article.empty': '还没有文章',
  'article.emptyHint': '有疑问可以先看看常见问题',
  'article.noMatch': '没有找到相关文章',
  'article.noMatchHint': '换个词试试，或查看全部文章',
  'article.all': '全部文章',
  'article.toFaq': '常见问题',
  'article.notFound': '这篇文章已不在了',
  'article.more': '[[category]] · 更多文章',
  'article.moreAll': '全部',
} as const
