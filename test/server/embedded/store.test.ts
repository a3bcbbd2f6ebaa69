import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { wordsOf } from '../../../server/modules/content/contentWords.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { StoreCategory, StoreProduct, StoreProductDetail } from '../../../server/contracts/store.ts'

const context = useServer()
const CATEGORIES = '/api/f/store/category/list'
const PRODUCTS = '/api/f/store/product/list'

async function products(request: object, language = 'en'): Promise<Page<StoreProduct>> {
  return accepted(await context.api.with({ language }).post<Page<StoreProduct>>(PRODUCTS, request))
}

async function isServed(path: string): Promise<boolean> {
  const answer = await fetch(context.server.url + path)
  return answer.status === 200 && answer.headers.get('content-type') === 'image/webp'
}

describe('the mall', () => {
  it('shows its categories with how much is in them', async () => {
    const { items, totalCount } = accepted(await context.api.post<Page<StoreCategory>>(CATEGORIES))
    assert.equal(totalCount, 6)
    assert.equal(items.at(-1)?.displayName, 'Mother and baby')
    for (const { image, productCount } of items) {
      assert.ok(productCount > 0)
      assert.ok(image !== null && (await isServed(image)), String(image))
    }
    const whole = await products({ maxResultCount: 99 })
    assert.equal(
      items.reduce((sum, { productCount }) => sum + productCount, 0),
      whole.totalCount,
    )
    assert.ok(whole.totalCount >= 24)
  })

  it('has two pictures and words in both languages for every product, and one that is sold out', async () => {
    const { items } = await products({ maxResultCount: 99 })
    for (const { id, image, displayName, summary } of items) {
      const path = `/api/f/store/product/${id}`
      const english = accepted(await context.api.get<StoreProductDetail>(path))
      const chinese = accepted(await context.api.with({ language: 'zh-Hans' }).get<StoreProductDetail>(path))
      assert.equal(english.gallery.length, 2)
      assert.equal(english.gallery[0], image)
      for (const url of english.gallery) assert.ok(await isServed(url), url)
      assert.doesNotMatch([displayName, summary, wordsOf(english.detail)].join(), /\p{Script=Han}/u)
      assert.match(chinese.displayName, /\p{Script=Han}/u)
      assert.equal(chinese.detail.length, english.detail.length)
    }
    const soldOut = items.filter(({ stock }) => stock === 0).map(({ id }) => id)
    assert.deepEqual(soldOut, ['storage-basket'])
  })

  it('has small videos that play from any position, with a poster', async () => {
    const { items } = await products({ maxResultCount: 99 })
    const details = await Promise.all(
      items.map(async ({ id }) =>
        accepted(await context.api.get<StoreProductDetail>(`/api/f/store/product/${id}`)),
      ),
    )
    const videos = details.flatMap(({ video }) => video ?? [])
    assert.equal(videos.length, 2)
    for (const { url, poster } of videos) {
      assert.ok(await isServed(poster), poster)
      const part = await fetch(context.server.url + url, { headers: { range: 'bytes=4-11' } })
      assert.equal(part.status, 206)
      assert.equal(part.headers.get('content-type'), 'video/mp4')
      assert.equal(await part.text(), 'ftypisom')
      const size = Number(part.headers.get('content-range')?.split('/')[1])
      assert.ok(size <= 300_000, `${url} has ${size} bytes`)
    }
  })

  it('filters, sorts and pages its products', async () => {
    const daily = await products({ categoryId: 'daily' })
    assert.ok(daily.items.length > 0 && daily.items.every(({ categoryId }) => categoryId === 'daily'))
    assert.deepEqual(
      (await products({ filter: '乌龙' })).items.map(({ displayName }) => displayName),
      ['Phoenix oolong tea, 250 g'],
    )
    const prices = (await products({ sorting: 'price asc', maxResultCount: 99 })).items.map(({ price }) =>
      Number(price),
    )
    assert.deepEqual(
      prices,
      [...prices].sort((a, b) => a - b),
    )
    const [first, second] = [
      await products({ maxResultCount: 5 }),
      await products({ maxResultCount: 5, skipCount: 5 }),
    ]
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    assert.equal(new Set(ids).size, 10)
  })

  it('shows a product with its skus, pictures and words in the asked language', async () => {
    const path = '/api/f/store/product/carry-on-case'
    const product = accepted(await context.api.get<StoreProductDetail>(path))
    assert.deepEqual(
      [product.price, product.originalPrice, product.currencyCode, product.stock],
      ['289.00', '399.00', 'CNY', 59],
    )
    assert.deepEqual(
      product.skus.map(({ displayName, stock }) => [displayName, stock]),
      [
        ['Mist blue', 32],
        ['Off-white', 27],
        ['Graphite', 0],
      ],
    )
    const chinese = accepted(await context.api.with({ language: 'zh-Hans' }).get<StoreProductDetail>(path))
    assert.equal(chinese.skus[0]?.displayName, '雾蓝')
    assert.match(wordsOf(chinese.detail), /箱体/)
    refused(await context.api.get('/api/f/store/product/none'), 404, 'NotFound')
  })
})
