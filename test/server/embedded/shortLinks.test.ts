import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { shortLinks } from '../../../server/db/schema/index.ts'
import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { readQrCode } from '../../support/server/readQrCode.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ShortLink, ShortLinkPicture, ShortLinkTarget } from '../../../server/contracts/shortLink.ts'

const context = useServer({ limits: { general: 1_000_000, passport: 20 } })
const LINK = '/api/u/short-link'
const PICTURE = '/api/u/short-link/mini-program-code'
const RESOLVE = '/api/f/short-link/resolve'
const PRODUCT = '/pages-store/store/product/product?id=product-carton'

const shorten = async (api: ApiClient, path: string) => accepted(await api.post<ShortLink>(LINK, { path }))
const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

/** Strangers may make few of these calls a minute: a test that makes many waits before. */
const aMinuteLater = () => context.server.clock.advance(MINUTE_MS)

describe('a short link', () => {
  it('is the same for the same customer and page, whoever’s referral code the page came with', async () => {
    const { api } = await newCustomer(context.server)
    const { code, url } = await shorten(api, PRODUCT)
    assert.match(code, /^[A-HJKMNP-Z2-9]{8}$/)
    assert.equal(url, `${context.server.url}/s/${code}`)
    const [again, ...others] = await Promise.all(
      [`${PRODUCT}&referralCode=OTHER`, PRODUCT, PRODUCT].map((path) => shorten(api, path)),
    )
    for (const link of [again, ...others]) assert.equal(link?.code, code)
    assert.notEqual((await shorten(api, '/pages/faq/list/list')).code, code)
  })

  it('leads everybody to the page, with the referral code of whoever shared it', async () => {
    aMinuteLater()
    const [one, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const codes = [(await shorten(one.api, PRODUCT)).code, (await shorten(other.api, PRODUCT)).code]
    assert.notEqual(codes[0], codes[1])
    for (const [index, { user }] of [one, other].entries()) {
      const path = `${PRODUCT}&referralCode=${user.inviteCode}`
      const code = codes[index] ?? ''
      for (const api of [context.api, one.api, other.api]) {
        assert.deepEqual(accepted(await api.post<ShortLinkTarget>(RESOLVE, { code })), { path })
      }
      assert.deepEqual(accepted(await context.api.post(RESOLVE, { code: code.toLowerCase() })), { path })
      const answer = await open(`${context.server.url}/s/${code}`)
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, `/#${path}`])
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
  })

  for (const [what, path, title, picture] of [
    [
      'a product',
      '/pages-store/store/product/product?id=carry-on-case',
      '20 寸登机箱',
      /^\/cards\/pictures\/.+/,
    ],
    ['an article', '/pages/article/detail/detail?id=volumetric-weight', '体积重是怎么算的', /^\/cards\//],
    [
      'something that is gone',
      '/pages/article/detail/detail?id=gone',
      '远途集运',
      /^\/pictures\/share-card\.png$/,
    ],
    ['nothing in particular', '/pages/faq/list/list', '远途集运', /^\/pictures\/share-card\.png$/],
  ] as const) {
    it(`tells a chat’s crawler what it shows: ${what}`, async () => {
      aMinuteLater()
      const { api } = await newCustomer(context.server)
      const { url } = await shorten(api, path)
      const answer = await open(url, { 'user-agent': 'WhatsApp/2.24', 'accept-language': 'zh-CN' })
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
      const document = await answer.text()
      const tag = (name: string) =>
        new RegExp(`property="${name}" content="([^"]*)"`).exec(document)?.[1] ?? ''
      assert.equal(tag('og:title'), title)
      assert.notEqual(tag('og:description'), '')
      const { origin, pathname } = new URL(tag('og:image'))
      assert.equal(origin, context.server.url)
      assert.match(pathname, picture)
      assert.equal((await fetch(tag('og:image'))).status, 200)
    })
  }

  it('with an unknown code is not found; a browser gets the page that says so', async () => {
    aMinuteLater()
    refused(await context.api.post(RESOLVE, { code: 'NOTMADE2' }), 404, 'NotFound')
    refused(await context.api.post(RESOLVE, { code: 'a/../b' }), 400)
    for (const code of ['NOTMADE2', '%20', 'a%2Fb', 'https%3A%2F%2Fevil.test']) {
      const answer = await open(`${context.server.url}/s/${code}`)
      const page = `/#/pages/biz-redirect/biz-redirect?code=${code}`
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, page])
    }
  })

  it('is refused for pages that are not the same for everybody', async () => {
    const { api } = await newCustomer(context.server)
    for (const path of [
      '/pages/users/my-wallet/my-wallet',
      '/pages-logistics-order/logistics-order/detail/detail?id=1',
      '/pages/nowhere/nowhere',
      `${PRODUCT}?id=2`,
      '/pages-store/store/product/../product/product?id=1',
      '/pages-store/store/product/product?id=%zz&=1',
    ]) {
      const { validationErrors } = refused(await api.post(LINK, { path }), 400, 'PathNotShareable')
      assert.deepEqual(validationErrors[0]?.members, ['path'], path)
      refused(await api.post(PICTURE, { path }), 400, 'PathNotShareable')
    }
    for (const path of [
      'https://evil.test/pages/tab-bar/home/home',
      '//evil.test',
      '/pages/tab-bar/home/home#x',
      `${PRODUCT}${'9'.repeat(256)}`,
      '',
    ])
      assert.equal((await api.post(LINK, { path })).status, 400, path)
    refused(await context.api.post(LINK, { path: PRODUCT }), 401, 'NotSignedIn')
  })

  it('can’t be guessed: whoever tries codes is stopped, in the API and in the browser', async () => {
    aMinuteLater()
    const tries = Array.from({ length: 40 }, () => context.api.post(RESOLVE, { code: 'NOTMADE2' }))
    for (const answer of await Promise.all(tries)) refused(answer, 404)
    refused(await context.api.post(RESOLVE, { code: 'NOTMADE2' }), 429, 'TooManyRequests')
    assert.equal((await open(`${context.server.url}/s/NOTMADE2`)).status, 429)
  })

  it('is gone with the account of whoever shared it', async () => {
    aMinuteLater()
    const { api } = await newCustomer(context.server)
    const { code } = await shorten(api, PRODUCT)
    assert.equal((await api.delete('/api/u/user')).status, 204)
    refused(await context.api.post(RESOLVE, { code }), 404)
    const kept = await context.server.db.select({ code: shortLinks.code }).from(shortLinks)
    assert.ok(!kept.some((link) => link.code === code))
  })

  it('is a QR code of itself where there is no mini program', async () => {
    const { api } = await newCustomer(context.server)
    const { picture } = accepted(await api.post<ShortLinkPicture>(PICTURE, { path: PRODUCT }))
    const [type, content = ''] = picture.split(',')
    assert.equal(type, 'data:image/png;base64')
    assert.equal(await readQrCode(Buffer.from(content, 'base64')), (await shorten(api, PRODUCT)).url)
  })
})
