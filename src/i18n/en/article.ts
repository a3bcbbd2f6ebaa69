import type { article as source } from '../zh-Hans/article'

export const article: Record<keyof typeof source, string> = {
  'title.articleList': 'Articles',
  'title.articleDetail': 'Article',
  'articleList.nickname': 'Nickname',
  'articleDetail.nickname': 'Nickname',
}
