import assert from 'node:assert/strict'
import { test } from 'node:test'

import { COLD_LINKS } from '../../support/coldLinks.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

import type { ShortLink } from '../../../server/contracts/shortLink.ts'
import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

/** The site in the build, which serves the H5 and the API. */
const SITE = 'http://127.0.0.1:3000'
const RESOLVE = '/api/f/short-link/resolve'

/** Opens the app as WeChat does after a scan: parameters aren't decoded. */
async function scanned(
  t: Parameters<typeof openApp>[0],
  query: Readonly<Record<string, string>>,
  options: LaunchOptions = {},
): Promise<MiniProgram> {
  const encoded = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]),
  )
  const app = await openApp(t, {
    baseUrl: context.server.url,
    path: PAGES.bizRedirect,
    query: encoded,
    scene: 1047,
    ...options,
  })
  await answered(app)
  return app
}

/** A product that a customer shared. */
async function sharedProduct() {
  const { api, user } = await newCustomer(context.server)
  const { items } = accepted(
    await api.post<{ items: { id: string; title: string }[] }>('/api/f/store/product/list'),
  )
  const [product] = items
  assert.ok(product)
  const path = `/${PAGES.product}?id=${product.id}`
  const { code } = accepted(await api.post<ShortLink>('/api/u/short-link', { path }))
  return { code, productId: product.id, inviteCode: user.inviteCode }
}

test('a scanned code opens the shared page as the first one, and the friend’s referral code is kept', async (t) => {
  const { code, productId, inviteCode } = await sharedProduct()
  for (const query of [{ scene: `s=${code}` }, { q: `${SITE}/s/${code}` }]) {
    const app = await scanned(t, query)
    assert.deepEqual(app.stack, [PAGES.product])
    assert.deepEqual(app.page.query, { id: productId })
    await app.relaunch({ path: PAGES.register })
    assert.equal(app.value('#referralCode'), inviteCode)
    app.assertClean()
  }
})

test('a link to a page behind the login shows its gate', async (t) => {
  const app = await scanned(t, { to: `/${PAGES.parcelDetail}?id=1` })
  assert.deepEqual(app.stack, [PAGES.parcelDetail])
  assert.ok(app.exists('#sign-in'))
  app.assertClean()
})

test('a code that cannot be resolved can be tried again; one that is gone leads home', async (t) => {
  const { code } = await sharedProduct()
  let isOffline = true
  const app = await scanned(
    t,
    { scene: `s=${code}` },
    { onRequest: ({ path }) => (isOffline && path === RESOLVE ? 'offline' : undefined) },
  )
  assert.deepEqual(app.stack, [PAGES.bizRedirect])
  isOffline = false
  await app.tap('#retry')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.product])

  const gone = await scanned(t, { scene: 's=NOTMADE2' })
  assert.ok(gone.text().includes('链接已失效'))
  assert.deepEqual(gone.modals, [])
  await gone.tap('#go-home')
  assert.deepEqual(gone.stack, [PAGES.home])
  gone.assertClean()
})

test('a scanned link of this app is no tracking number, and gives way to its page', async (t) => {
  const { code } = await sharedProduct()
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.parcelSearch })
  app.scan(`${SITE}/s/${code}`)
  await app.tap('#scan')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.parcelSearch, PAGES.product])
  await app.back()
  assert.deepEqual(app.stack, [PAGES.parcelSearch])
  assert.deepEqual(app.toasts, [])
  app.assertClean()
})

test('web pages of allowed hosts open inside, others are shown to copy', async (t) => {
  const open = async (url: string) => {
    const query = { url: encodeURIComponent(url) }
    const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.webView, query })
    await answered(app)
    return app
  }
  const allowed = await open('https://www.abf.gov.au/entering?a=1')
  assert.equal(allowed.find('web-view').properties.src, 'https://www.abf.gov.au/entering?a=1')
  await allowed.fire('web-view', 'error')
  assert.ok(allowed.text().includes('网页没有加载出来'))
  allowed.assertClean()

  const address = 'https://www.abf.gov.au.evil.test/'
  const refused = await open(address)
  assert.ok(!refused.exists('web-view'))
  assert.ok(refused.text().includes('小程序里打不开这个网页'))
  await refused.tap('#copy-address')
  assert.equal(refused.clipboard, address)
  refused.assertClean()
})

for (const { type, path, query, shows } of COLD_LINKS) {
  test(`what a link of type ${type} opens works as the first page, with an ID that means nothing any more`, async (t) => {
    const encoded = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]),
    )
    const app = await openApp(t, { baseUrl: context.server.url, path, query: encoded })
    await answered(app)
    assert.deepEqual(app.stack, [path])
    assert.ok(app.text().includes(shows), app.text())
    app.assertClean()
  })
}

for (const path of ['pages-store/old/old', 'pages/article/list/old']) {
  test(`an old path in a sub-package says so and leads home: ${path}`, async (t) => {
    const app = await openApp(t, { baseUrl: context.server.url, path, query: { id: '1' } })
    await answered(app)
    assert.deepEqual(
      app.toasts.map(({ title }) => title),
      ['Page Not Found'],
    )
    assert.equal(app.toast, 'Page Not Found')
    assert.deepEqual(app.stack, [PAGES.home])
    app.assertClean()
  })
}
