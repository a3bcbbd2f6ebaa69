import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../server/clock.ts'
import { LinkType } from '../../server/contracts/enumerations.ts'
import { announces } from '../../server/db/schema/index.ts'
import { accepted, refused } from '../support/server/apiClient.ts'
import { useServer } from '../support/server/useServer.ts'

import type {
  Announce,
  AnnounceDetail,
  Article,
  ArticleCategory,
  ArticleDetail,
  ContentBlock,
  ContentPage,
  Faq,
  PageContentItem,
} from '../../server/contracts/content.ts'

interface Page<T> {
  readonly items: readonly T[]
  readonly totalCount: number
}

const context = useServer()
const BASE = '/api/f/content-management'
const LANGUAGES = ['zh-Hans', 'en'] as const

async function get<T>(path: string, language = 'en'): Promise<T> {
  return accepted(await context.api.with({ language }).get<T>(BASE + path))
}

async function post<T>(path: string, body: object, language = 'en'): Promise<T> {
  return accepted(await context.api.with({ language }).post<T>(BASE + path, body))
}

const ids = (page: Page<{ readonly id: string }>): string[] => page.items.map(({ id }) => id)

/** Everything that a customer reads in the blocks. */
function wordsOf(blocks: readonly ContentBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'list') return block.items.join('\n')
      return block.type === 'image' ? block.description : block.text
    })
    .join('\n')
}

const shapeOf = (blocks: readonly ContentBlock[]): string[] =>
  blocks.map((block) => (block.type === 'list' ? `list of ${block.items.length}` : block.type))

async function isServed(path: string): Promise<boolean> {
  const answer = await fetch(context.server.url + path)
  return answer.status === 200 && answer.headers.get('content-type') === 'image/webp'
}

describe('announcements', () => {
  it('come pinned ones first, then the newest, a page at a time', async () => {
    const { items, totalCount } = await get<Page<Announce>>('/announce/list')
    assert.equal(totalCount, 6)
    assert.deepEqual(
      items.map(({ isTop }) => isTop),
      [true, true, false, false, false, false],
    )
    for (const isTop of [true, false]) {
      const times = items.filter((item) => item.isTop === isTop).map(({ publishTime }) => publishTime)
      assert.deepEqual(times, [...times].sort().reverse())
    }
    const [first, second] = [
      await get<Page<Announce>>('/announce/list?maxResultCount=4'),
      await get<Page<Announce>>('/announce/list?maxResultCount=4&skipCount=4'),
    ]
    assert.deepEqual([...ids(first), ...ids(second)], ids({ items, totalCount }))
    assert.equal(first.totalCount, 6)
  })

  it('are popups or not, as asked', async () => {
    const popups = await get<Page<Announce>>('/announce/list?isPopup=true')
    assert.deepEqual(ids(popups), ['beware-of-impostors'])
    const others = await get<Page<Announce>>('/announce/list?isPopup=false')
    assert.equal(others.totalCount, 5)
    assert.ok(others.items.every(({ isPopup }) => !isPopup))
  })

  it('are found by their words, and not by how the database keeps them', async () => {
    assert.deepEqual(ids(await get('/announce/list?filter=batteries')), ['battery-check-tightened'])
    assert.deepEqual(ids(await get(`/announce/list?filter=${encodeURIComponent('假日')}`)), ['holiday-hours'])
    assert.deepEqual(ids(await get('/announce/list?filter=zh-Hans')), [])
  })

  it('say the same in both languages', async () => {
    const chinese = await get<AnnounceDetail>('/announce/holiday-hours', 'zh-Hans')
    const english = await get<AnnounceDetail>('/announce/holiday-hours')
    assert.equal(chinese.displayTitle, '法定假日收货说明')
    assert.equal(english.displayTitle, 'Public holidays at the warehouse')
    assert.deepEqual(shapeOf(chinese.content), shapeOf(english.content))
  })

  it('do not exist before they are published', async () => {
    const { db, clock } = context.server
    const content = { 'zh-Hans': [], en: [] }
    const words = { 'zh-Hans': '以后', en: 'Later' }
    await db.insert(announces).values({
      id: 'later',
      displayTitle: words,
      summary: words,
      content,
      isPopup: false,
      isTop: true,
      publishTime: new Date(clock.now().getTime() + DAY_MS),
    })
    assert.ok(!ids(await get('/announce/list')).includes('later'))
    refused(await context.api.get(`${BASE}/announce/later`), 404, 'NotFound')
    clock.advance(2 * DAY_MS)
    assert.equal(ids(await get('/announce/list'))[0], 'later')
    assert.deepEqual((await get<AnnounceDetail>('/announce/later')).content, [])
  })

  it('refuse an unknown id and an unknown order', async () => {
    refused(await context.api.get(`${BASE}/announce/none`), 404, 'NotFound')
    refused(await context.api.get(`${BASE}/announce/list?sorting=id`), 400)
    refused(await context.api.get(`${BASE}/announce/list?maxResultCount=1000`), 400)
  })
})

describe('articles', () => {
  it('stand on the home page as four categories of ten', async () => {
    const request = { limit: 4, getArticleListTop: 10, isHomeIntroductionArticle: true }
    const { items, totalCount } = await post<Page<ArticleCategory>>('/category/list', request)
    assert.equal(totalCount, 4)
    assert.deepEqual(
      items.map(({ id, displayName, articleCount, articles }) => [
        id,
        displayName,
        articleCount,
        articles.length,
      ]),
      [
        ['getting-started', 'Getting started', 10, 10],
        ['shipping', 'Shipping and transit times', 10, 10],
        ['parcels-storage', 'Parcels and storage', 10, 10],
        ['customs', 'Customs and prohibited goods', 10, 10],
      ],
    )
    assert.equal(items[0]?.articles[0]?.id, 'first-shipment')
    for (const { id, articles } of items) assert.ok(articles.every(({ categoryId }) => categoryId === id))
  })

  it('are as many in a category as were asked for', async () => {
    const some = await post<Page<ArticleCategory>>('/category/list', { limit: 2, getArticleListTop: 3 })
    assert.deepEqual(
      some.items.map(({ articles, articleCount }) => [articles.length, articleCount]),
      [
        [3, 10],
        [3, 10],
      ],
    )
    assert.equal(some.totalCount, 5)
    const bare = await post<Page<ArticleCategory>>('/category/list', {})
    assert.ok(bare.items.every(({ articles }) => articles.length === 0))
    const rest = await post<Page<ArticleCategory>>('/category/list', { isHomeIntroductionArticle: false })
    assert.deepEqual(ids(rest), ['warehouse-tips'])
    refused(await context.api.post(`${BASE}/category/list`, { limit: '4' }), 400)
    refused(await context.api.post(`${BASE}/category/list`, { top: 4 }), 400)
  })

  it('are listed by category, in the same order on every page', async () => {
    const all = await get<Page<Article>>('/article/list?categoryId=customs&maxResultCount=99')
    assert.equal(all.totalCount, 10)
    const pages = await Promise.all(
      [0, 4, 8].map((skip) =>
        get<Page<Article>>(`/article/list?categoryId=customs&maxResultCount=4&skipCount=${skip}`),
      ),
    )
    assert.deepEqual(pages.flatMap(ids), ids(all))
    assert.equal((await get<Page<Article>>('/article/list')).items.length, 7)
    assert.deepEqual(await get('/article/list?categoryId=none'), { items: [], totalCount: 0 })
    const newest = await get<Page<Article>>('/article/list?sorting=publishTime%20desc&maxResultCount=99')
    const times = newest.items.map(({ publishTime }) => publishTime)
    assert.deepEqual(times, [...times].sort().reverse())
  })

  it('are found by words of their text in either language, all of which they must hold', async () => {
    const found = async (words: string): Promise<string[]> =>
      ids(await get(`/article/list?maxResultCount=99&filter=${encodeURIComponent(words)}`))
    assert.deepEqual(await found('kangaroo'), [])
    assert.ok((await found('Biosecurity')).includes('australia-and-new-zealand'))
    assert.ok((await found('口香糖')).includes('singapore-and-malaysia'))
    assert.deepEqual(await found('口香糖 Malaysia'), ['singapore-and-malaysia'])
    assert.deepEqual(await found('isOrdered'), [], 'the form of a text is no word of it')
    assert.ok((await found('%')).length < 45, 'a sign of patterns is a sign like any other')
  })

  it('are complete in both languages, with pictures that are there', async () => {
    const { items } = await get<Page<Article>>('/article/list?maxResultCount=99')
    assert.equal(items.length, 45)
    for (const { id, categoryId, image } of items) {
      const [chinese, english] = await Promise.all(
        LANGUAGES.map((language) => get<ArticleDetail>(`/article/${id}`, language)),
      )
      assert.ok(chinese && english)
      assert.deepEqual(shapeOf(chinese.content), shapeOf(english.content), id)
      assert.match(chinese.displayTitle + chinese.summary, /\p{Script=Han}/u, id)
      assert.doesNotMatch(english.displayTitle + wordsOf(english.content), /\p{Script=Han}/u, id)
      if (categoryId === 'warehouse-tips') continue
      const words = wordsOf(english.content).split(/\s+/).length
      assert.ok(words >= 120 && words <= 300, `${id} has ${words} words`)
      const signs = wordsOf(chinese.content).match(/\p{Script=Han}/gu)?.length ?? 0
      assert.ok(signs >= 180, `${id} has ${signs} signs`)
      assert.ok(image !== null && (await isServed(image)), id)
    }
  })

  it('say to what they belong, and are blocks of the closed set', async () => {
    const article = await get<ArticleDetail>('/article/first-shipment')
    assert.deepEqual(
      [article.categoryId, article.categoryDisplayName],
      ['getting-started', 'Getting started'],
    )
    assert.deepEqual(shapeOf(article.content), [
      'paragraph',
      'heading',
      'list of 6',
      'heading',
      'paragraph',
      'notice',
    ])
    assert.deepEqual(article.content[1], { type: 'heading', text: 'The six steps' })
    assert.equal(article.content[2]?.type === 'list' && article.content[2].isOrdered, true)
    refused(await context.api.get(`${BASE}/article/none`), 404, 'NotFound')
  })

  it('say of money what the tenant’s settings say', async () => {
    const site = accepted(
      await context.api.get<{ storage: { freeDays: number } }>('/api/system/site-configuration?platform=12'),
    )
    const article = await get<ArticleDetail>('/article/free-storage')
    assert.match(wordsOf(article.content), new RegExp(`${site.storage.freeDays} days of free storage`))
  })

  it('give the tips of the warehouse address', async () => {
    const { items, totalCount } = await get<Page<Article>>('/article/list?categoryId=warehouse-tips')
    assert.equal(totalCount, 5)
    assert.equal(items[0]?.displayTitle, 'Keep the ID code complete')
    assert.equal(items[0]?.image, null)
  })
})

describe('questions and pages', () => {
  it('answers the questions in the asked language, and finds them', async () => {
    const home = await get<Page<Faq>>('/faq/list?maxResultCount=4')
    assert.deepEqual([home.items.length, home.totalCount], [4, 12])
    assert.match(home.items[0]?.question ?? '', /courier says delivered/)
    const chinese = await get<Page<Faq>>('/faq/list?maxResultCount=99', 'zh-Hans')
    assert.ok(chinese.items.every(({ question, answer }) => /\p{Script=Han}/u.test(question + answer)))
    assert.deepEqual(ids(await get(`/faq/list?filter=${encodeURIComponent('充电宝')}`)), ['faq-power-bank'])
    assert.deepEqual(ids(await get('/faq/list?filter=en%20xyzzy')), [])
  })

  it('gives the terms, the privacy policy, what we are and the licences', async () => {
    for (const key of ['terms', 'privacy', 'about', 'licences']) {
      const [chinese, english] = await Promise.all(
        LANGUAGES.map((language) => get<ContentPage>(`/page/${key}`, language)),
      )
      assert.ok(chinese && english)
      assert.equal(english.key, key)
      assert.deepEqual(shapeOf(chinese.content), shapeOf(english.content))
    }
    const privacy = wordsOf((await get<ContentPage>('/page/privacy', 'zh-Hans')).content)
    for (const matter of ['OpenID', '手机号', '相册', '收货地址', '证件', '6 个月', '注销账户'])
      assert.match(privacy, new RegExp(matter))
    refused(await context.api.get(`${BASE}/page/none`), 404, 'NotFound')
  })
})

describe('the home page’s banners', () => {
  const place = { pageName: 'HOME', pageContentName: 'BANNER', limit: 8 }

  it('are eight, with pictures and words for them', async () => {
    const { items, totalCount } = await post<Page<PageContentItem>>('/page-content-item/list', place)
    assert.deepEqual([items.length, totalCount], [8, 8])
    for (const { image, displayTitle } of items) {
      assert.ok(await isServed(image), image)
      assert.doesNotMatch(displayTitle, /\p{Script=Han}/u)
    }
    const three = await post<Page<PageContentItem>>('/page-content-item/list', { ...place, limit: 3 })
    assert.deepEqual(ids(three), ids({ items, totalCount }).slice(0, 3))
  })

  it('lead to what exists', async () => {
    const { items } = await post<Page<PageContentItem>>('/page-content-item/list', place)
    assert.deepEqual(
      new Set(items.map(({ linkType }) => linkType)),
      new Set([
        LinkType.PAGE,
        LinkType.ARTICLE,
        LinkType.ANNOUNCE,
        LinkType.ARTICLE_CATEGORY,
        LinkType.EXTERNAL_LINK,
      ]),
    )
    for (const { linkType, linkSourceValue: value } of items) {
      assert.ok(value !== null)
      if (linkType === LinkType.PAGE) assert.match(value, /^\/pages[\w-]*(\/[\w-]+)+$/)
      if (linkType === LinkType.EXTERNAL_LINK) assert.match(value, /^https:\/\//)
      if (linkType === LinkType.ARTICLE) await get(`/article/${value}`)
      if (linkType === LinkType.ANNOUNCE) await get(`/announce/${value}`)
      if (linkType === LinkType.ARTICLE_CATEGORY)
        assert.ok((await get<Page<Article>>(`/article/list?categoryId=${value}`)).totalCount > 0)
    }
  })

  it('are none in another place, and refused without one', async () => {
    const other = { pageName: 'MALL', pageContentName: 'BANNER' }
    assert.deepEqual(await post('/page-content-item/list', other), { items: [], totalCount: 0 })
    const error = refused(await context.api.post(`${BASE}/page-content-item/list`, { pageName: 'HOME' }), 400)
    assert.deepEqual(error.validationErrors[0]?.members, ['pageContentName'])
  })
})
