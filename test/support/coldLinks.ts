/** A page that a link type opens, and what it says when a stranger opens it first and it is about nothing any more. */
interface ColdLink {
  readonly type: string
  /** Without a leading slash. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly shows: string
}

const WEB_PAGE = 'https://www.abf.gov.au/entering?a=1&b=2'

/** The link types of the specification (`NONE` opens nothing), with IDs that mean nothing any more. */
export const COLD_LINKS: readonly ColdLink[] = [
  {
    type: 'PAGE',
    path: 'pages-store/store/product/product',
    query: { id: 'gone', from: 'a b&c' },
    shows: '商品已下架或不存在',
  },
  {
    type: 'PAGE, a tab',
    path: 'pages/tab-bar/store/store',
    query: { from: 'banner' },
    shows: '手提行李电子秤',
  },
  {
    type: 'ARTICLE_CATEGORY',
    path: 'pages/article/list/list',
    query: { categoryId: 'gone' },
    shows: '没有找到相关文章',
  },
  { type: 'ARTICLE', path: 'pages/article/detail/detail', query: { id: 'gone' }, shows: '这篇文章已不在了' },
  {
    type: 'ANNOUNCE',
    path: 'pages/announce/detail/detail',
    query: { id: 'gone' },
    shows: '这条公告已不在了',
  },
  {
    type: 'EXTERNAL_LINK, not secure',
    path: 'pages/mp-webview/mp-webview',
    query: { url: WEB_PAGE.replace('https', 'http') },
    shows: '这不是安全的 https 网址',
  },
]
