import { PATHS } from '@/navigation/routes'
import ArticleDetailPage from '@/pages/article/detail/detail'
import articleDetailConfig from '@/pages/article/detail/detail.config'
import ArticleListPage from '@/pages/article/list/list'
import articleListConfig from '@/pages/article/list/list.config'

import { aCategoryDto, anArticleDto } from '../../support/app/contentFactories'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'GET /api/f/content-management/article/list'
const CATEGORIES = 'POST /api/f/content-management/category/list'
const DETAIL = 'GET /api/f/content-management/article/7'

describe('the articles', () => {
  function openList(params: Readonly<Record<string, string>>, ...replies: Reply[]) {
    const wire = new Wire()
      .on(LIST, ...replies)
      .on(CATEGORIES, pageOf([aCategoryDto(), aCategoryDto({ id: 'customs', displayName: '清关与禁运' })]))
    return openPage(ArticleListPage, PATHS.articleList, { wire, params })
  }

  it('are there for anybody, by category', async () => {
    const customs = anArticleDto({ id: '7', displayTitle: '哪些东西不能寄' })
    const { page, wire, router } = await openList({}, pageOf([anArticleDto()]), pageOf([customs]))
    await until(() => page.root.querySelector('.story-card'))
    expect(wire.lastCallTo(LIST).query['categoryId']).toBeUndefined()

    await tap(await until(() => byId(page, 'tab-customs')))

    await until(() => page.text().includes('哪些东西不能寄'))
    expect(wire.lastCallTo(LIST).query).toMatchObject({ categoryId: 'customs' })
    await tap(byId(page, 'article-7'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.articleDetail}?id=7`])
  })

  it('begin with the category of the link, which a card shares on', async () => {
    Object.assign(ArticleListPage, articleListConfig)
    const { page, wire } = await openList({ categoryId: 'shipping' }, pageOf([anArticleDto()]))
    await until(() => byId(page, 'tab-shipping').getAttribute('aria-selected') === 'true')

    expect(wire.lastCallTo(LIST).query).toMatchObject({ categoryId: 'shipping' })
    expect(page.share()).toMatchObject({
      title: '运输与时效',
      path: `${PATHS.articleList}?categoryId=shipping`,
    })
  })

  it('that a search in a category does not find can all be shown', async () => {
    const { page, wire } = await openList(
      { categoryId: 'shipping' },
      pageOf([anArticleDto()]),
      pageOf([]),
      pageOf([anArticleDto()]),
    )
    const box = await until(() => byId(page, 'article-search'))
    await change(() => box.dispatchEvent(new CustomEvent('confirm', { detail: { value: '火星' } })))
    await until(() => page.text().includes('没有找到相关文章'))
    expect(wire.lastCallTo(LIST).query).toMatchObject({ filter: '火星', categoryId: 'shipping' })

    await tap(byId(page, 'show-all'))

    await until(() => page.root.querySelector('.story-card'))
    expect(wire.lastCallTo(LIST).query).toEqual({ skipCount: '0', maxResultCount: '7' })
    expect(wire.callsTo(LIST)).toHaveLength(3)
  })

  it('that are none lead to the FAQ', async () => {
    const { page, router } = await openList({}, pageOf([]))

    await tap(await until(() => byId(page, 'to-faq')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.faqList}`])
  })

  it('and their categories are read again in the other language', async () => {
    const opened = await openList(
      {},
      pageOf([anArticleDto()]),
      pageOf([anArticleDto({ displayTitle: 'Air' })]),
    )
    await until(() => opened.page.root.querySelector('.story-card'))

    await switchLanguage(opened, 'en')

    await until(() => opened.page.text().includes('Air'))
    expect(opened.wire.lastCallTo(CATEGORIES).header['Accept-Language']).toBe('en')
  })
})

describe('an article', () => {
  const article = {
    ...anArticleDto({ id: '7', displayTitle: '体积重是怎么算的' }),
    categoryDisplayName: '运输与时效',
    shareImage: '/cards/pictures/article-7.webp',
    content: [{ type: 'paragraph', text: '长 × 宽 × 高 ÷ 6000。' }],
  }
  const category = ['5', '6', '7', '8'].map((id) => anArticleDto({ id, displayTitle: `第 ${id} 篇` }))
  function openArticle(more: readonly Reply[], ...replies: Reply[]) {
    const wire = new Wire().on(DETAIL, ...replies).on(LIST, ...more)
    return openPage(ArticleDetailPage, PATHS.articleDetail, { wire, params: { id: '7' } })
  }

  it('shows its category, day and text, and leads on in the category', async () => {
    const { page, router } = await openArticle([pageOf(category)], ok(article))
    await until(() => page.text().includes('第 8 篇'))
    for (const text of ['体积重是怎么算的', '运输与时效 · 2026-01-02', '长 × 宽 × 高 ÷ 6000。'])
      expect(page.text()).toContain(text)
    const more = Array.from(page.root.querySelectorAll('.story-card'), ({ id }) => id)
    expect(more).toEqual(['article-8', 'article-5', 'article-6'])

    await tap(byId(page, 'article-8'))
    await tap(byId(page, 'all-articles'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.articleDetail}?id=8`,
      `navigateTo ${PATHS.articleList}?categoryId=shipping`,
    ])
  })

  it('that is alone in its category promises no more', async () => {
    const { page, wire } = await openArticle([pageOf([category[2]])], ok(article))

    await until(() => wire.callsTo(LIST).length === 1 && !page.text().includes('更多文章'))
    expect(page.text()).toContain('长 × 宽 × 高 ÷ 6000。')
  })

  it('can be read while the others fail to load, and these asked for again', async () => {
    const { page } = await openArticle([noAnswer(), pageOf(category)], ok(article))
    await until(() => page.text().includes('网络不可用'))
    expect(page.text()).toContain('长 × 宽 × 高 ÷ 6000。')

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('第 8 篇'))
  })

  it('that failed to load is asked for again, with the others', async () => {
    const { page } = await openArticle([pageOf(category)], noAnswer(), ok(article))
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('第 8 篇'))
  })

  it('is shared with a picture that WeChat takes', async () => {
    Object.assign(ArticleDetailPage, articleDetailConfig)
    const { page } = await openArticle([pageOf(category)], ok(article))
    await until(() => page.text().includes('第 8 篇'))

    expect(page.share()).toMatchObject({
      title: '体积重是怎么算的',
      path: `${PATHS.articleDetail}?id=7`,
      imageUrl: expect.stringContaining('/cards/pictures/article-7.webp'),
    })
  })

  it('that is gone says so, and leads to the others', async () => {
    const { page, router, wire } = await openArticle([], refusal(404))
    await until(() => page.text().includes('这篇文章已不在了'))
    expect(wire.callsTo(LIST)).toEqual([])

    await tap(byId(page, 'all-articles'))

    expect(router.moves).toEqual([`redirectTo ${PATHS.articleList}`])
  })
})
