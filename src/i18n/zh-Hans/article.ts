export const article = {
  'title.articleList': '文章',
  'title.articleDetail': '文章详情',
  'articleList.nickname': '昵称',
  'articleDetail.nickname': '昵称',
} as const
