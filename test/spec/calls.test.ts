import { createShippingApi } from '@/api/shipping'
import { PaymentMethod } from '@/model/enumerations/funds'
import { BlocksStore } from '@/pages/tab-bar/home/content/BlocksStore'
import { contentApi } from '@/stores/areas/contentApi'
import { topupApi } from '@/stores/areas/topupApi'
import { parcelApi } from '@/stores/areas/parcelApi'
import { accountApi } from '@/stores/areas/accountApi'

import { aUserDto } from '../support/app/factories'
import openapi from '../../server/openapi.json'
import { anAnnounceDto } from '../support/app/contentFactories'
import { signedInAs, wiredApi } from '../support/app/wiredApi'
import { empty, ok, page } from '../support/app/Wire'

// Spec section 7, "The calls it makes", line by line.

let app: ReturnType<typeof wiredApi>

beforeEach(() => {
  app = wiredApi({ session: signedInAs('tok') })
})

describe('what every call has in common', () => {
  it('goes to the API base host with a 120 s timeout', async () => {
    app.wire.on('GET /api/u/user', ok(aUserDto()))

    await app.api.user.get()

    expect(app.wire.lastCallTo('GET /api/u/user').timeout).toBe(120_000)
  })

  it('parses a 200 with a string body as JSON', async () => {
    app.wire.on('GET /api/u/user', { statusCode: 200, data: JSON.stringify(aUserDto({ nickname: 'Ada' })) })

    await expect(app.api.user.get()).resolves.toMatchObject({ nickname: 'Ada' })
  })

  it('also where the string is itself written as JSON', async () => {
    const text = JSON.stringify(aUserDto({ nickname: 'Ada' }))
    app.wire.on('GET /api/u/user', { statusCode: 200, data: JSON.stringify(text) })

    await expect(app.api.user.get()).resolves.toMatchObject({ nickname: 'Ada' })
  })

  it('takes a body that the platform has parsed already', async () => {
    app.wire.on('GET /api/u/user', { statusCode: 200, data: aUserDto({ nickname: 'Ada' }) })

    await expect(app.api.user.get()).resolves.toMatchObject({ nickname: 'Ada' })
  })

  it('takes 204 as a success with empty content', async () => {
    app.wire.on('POST /api/u/passport/logout', empty())

    await expect(app.api.passport.logout()).resolves.toBeUndefined()
  })

  it('reads lists from items', async () => {
    app.wire.on('POST /api/u/user/tag/list', page([{ tag: 'shoes' }, { tag: 'gift' }]))

    await expect(accountApi(app.api).listTags()).resolves.toEqual(['shoes', 'gift'])
  })

  it('asks for lists with maxResultCount, skipCount, sorting and filter', async () => {
    const request = { maxResultCount: 7, skipCount: 14, sorting: 'freeUntil asc', filter: 'SF' } as const
    app.wire.on('POST /api/u/biz/ship-for-me/parcel/list', page([]))

    await parcelApi(app.api).list(request)

    expect(app.wire.lastCallTo('POST /api/u/biz/ship-for-me/parcel/list').body).toEqual(request)
  })
})

describe('public endpoints are under /api/f, user endpoints under /api/u', () => {
  const paths: Readonly<Record<string, Record<string, { readonly security: readonly object[] }>>> =
    openapi.paths
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ call: `${method} ${path}`, path, security })),
  )
  const mayBeAnonymous = (security: readonly object[]) =>
    security.length === 0 || security.some((way) => Object.keys(way).length === 0)

  it.each([
    ['/api/f/', true],
    ['/api/u/', false],
    ['/api/admin/', false],
  ])('%s answers strangers: %p', (area, answersStrangers) => {
    const inArea = operations.filter(({ path }) => path.startsWith(area))
    const others = inArea.filter(({ security }) => mayBeAnonymous(security) !== answersStrangers)

    expect(inArea.length).toBeGreaterThan(5)
    expect(others.map(({ call }) => call)).toEqual([])
  })
})

describe('ways of transport and kinds of goods', () => {
  it.each(['shipping-method-type', 'goods-type'])(
    'POST /api/u/shipping-management/%s/list, limit 99',
    async (what) => {
      const call = `POST /api/u/shipping-management/${what}/list`
      app.wire.on(call, page([]))
      const shipping = createShippingApi(app.api.http)

      await (what === 'goods-type' ? shipping.listGoodsTypes(true) : shipping.listMethodTypes(true))

      expect(app.wire.lastCallTo(call).body).toEqual({ limit: 99 })
    },
  )
})

describe('topping up', () => {
  const BASE = 'POST /api/u/fund-management/topup'

  it('POST /api/u/fund-management/topup/currency-list', async () => {
    app.wire.on(`${BASE}/currency-list`, page([{ currencyCode: 'CNY' }]))

    await expect(topupApi(app.api).listCurrencies()).resolves.toEqual([{ currencyCode: 'CNY' }])
  })

  it('POST /api/u/fund-management/topup/method-list (currencyCode)', async () => {
    app.wire.on(`${BASE}/method-list`, page([]))

    await topupApi(app.api).listMethods('USD')

    expect(app.wire.lastCallTo(`${BASE}/method-list`).body).toEqual({ currencyCode: 'USD' })
  })

  it('POST /api/u/fund-management/topup/user-topup (body)', async () => {
    app.wire.on(`${BASE}/user-topup`, ok({ id: 't1' }))
    const topup = {
      currencyCode: 'CNY',
      method: PaymentMethod.BANK_TRANSFER,
      receivingAccountId: 'bank',
      amount: '100.50',
      images: ['/proof.jpg'],
      isDraft: false,
      remarks: 'paid',
    }

    await expect(topupApi(app.api).create(topup, 'key')).resolves.toBe('t1')

    const { body, header } = app.wire.lastCallTo(`${BASE}/user-topup`)
    expect(body).toEqual(topup)
    expect(header['Idempotency-Key']).toBe('key')
  })
})

describe('what is published on Home', () => {
  const BASE = '/api/f/content-management'
  const blocks = () => new BlocksStore(app.api)

  it('GET /api/f/content-management/announce/list', async () => {
    app.wire.on(`GET ${BASE}/announce/list`, page([anAnnounceDto({ displayTitle: '旺季' })]))

    await blocks().blocks.announces.reload()

    expect(app.wire.lastCallTo(`GET ${BASE}/announce/list`).query).toEqual({ maxResultCount: '4' })
  })

  it('GET /api/f/content-management/announce/{id} (path id)', async () => {
    app.wire.on(`GET ${BASE}/announce/peak%20season`, ok({ ...anAnnounceDto(), content: [] }))

    await expect(contentApi(app.api).getAnnounce('peak season')).resolves.toMatchObject({ content: [] })
  })

  it('GET /api/f/content-management/faq/list', async () => {
    const store = blocks()
    app.wire.on(`GET ${BASE}/faq/list`, page([{ id: '1', question: 'Q', answer: 'A' }]))

    await store.blocks.faqs.reload()

    expect(store.blocks.faqs.value).toEqual([{ id: '1', question: 'Q', answer: 'A' }])
  })

  it('POST /api/f/content-management/page-content-item/list (HOME, BANNER, 8)', async () => {
    app.wire.on(`POST ${BASE}/page-content-item/list`, page([]))

    await blocks().blocks.banners.reload()

    const { body } = app.wire.lastCallTo(`POST ${BASE}/page-content-item/list`)
    expect(body).toEqual({ pageName: 'HOME', pageContentName: 'BANNER', limit: 8 })
  })

  it('POST /api/f/content-management/category/list (4, top 10, introduction articles)', async () => {
    app.wire.on(`POST ${BASE}/category/list`, page([]))

    await blocks().blocks.articles.reload()

    const { body } = app.wire.lastCallTo(`POST ${BASE}/category/list`)
    expect(body).toEqual({ limit: 4, getArticleListTop: 10, isHomeIntroductionArticle: true })
  })

  it('POST /api/f/fund-management/exchange-rate/scrolling-display-list', async () => {
    const store = blocks()
    const call = 'POST /api/f/fund-management/exchange-rate/scrolling-display-list'
    app.wire.on(call, page([{ currencyCode: 'SGD', rate: '5.463' }]))

    await store.blocks.rates.reload()

    expect(store.blocks.rates.value).toEqual([{ currencyCode: 'SGD', rate: '5.463' }])
  })
})
