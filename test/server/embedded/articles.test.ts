import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { wordsOf } from '../../../server/modules/content/contentWords.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { CONTENT, ids, LANGUAGES, useContent } from '../../support/server/content.ts'
import { shapeOf } from '../../support/server/contentBlocks.ts'

import type { Article, ArticleCategory, ArticleDetail } from '../../../server/contracts/content.ts'

const { context, get, post, isServed } = useContent()

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
    refused(await context.api.post(`${CONTENT}/category/list`, { limit: '4' }), 400)
    refused(await context.api.post(`${CONTENT}/category/list`, { top: 4 }), 400)
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

  it('are found by words of their text in either language, if they have all of them', async () => {
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

  it('name their category, and are made of known blocks', async () => {
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
    refused(await context.api.get(`${CONTENT}/article/none`), 404, 'NotFound')
  })

  it('agree with the tenant’s settings', async () => {
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
