import assert from 'node:assert/strict'
import { test } from 'node:test'

import { declareParcel, newCustomer } from '../../../support/server/customers.ts'
import { answered } from '../support/answered.ts'
import { openApp } from '../support/openApp.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { signIn } from '../support/signIn.ts'
import { context } from '../support/sharedServer.ts'

import type { ShareCard } from '../../runner/share.ts'

const PRODUCT = '/api/f/store/product'

/** Splits a card's path as WeChat does: parameters aren't decoded. */
function entryOf({ path }: Pick<ShareCard, 'path'>): { path: string; query: Record<string, string> } {
  const [page = '', search = ''] = path.split('?')
  const pairs = search.split('&').filter(Boolean)
  return { path: page.replace(/^\//, ''), query: Object.fromEntries(pairs.map((pair) => pair.split('=', 2))) }
}

test('a shared product opens cold, from the menu’s card and from the button’s', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  await app.switchTab(`/${PAGES.store}`)
  await answered(app)
  await app.tap('.product-card')
  await answered(app)
  const name = app.text('.product-name')
  await app.tap('#share')
  const cards = [await app.share(), await app.lastShare()]
  for (const card of cards) {
    assert.ok(card?.title !== undefined)
    assert.ok(card.title.startsWith(`${name} ¥`), 'its name and price')
    assert.match(card.imageUrl ?? '', /^http:\/\/127\.0\.0\.1:3000\//)
    await app.relaunch(entryOf(card))
    await answered(app)
    assert.deepEqual(app.stack, [PAGES.product])
    assert.equal(app.text('.product-name'), name)
  }
  app.assertClean()
})

test('characters that a url must encode survive a share card', async (t) => {
  const id = 'a b&c=d/中%25'
  const encoded = encodeURIComponent(id)
  const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.product, query: { id: encoded } })
  await answered(app)
  assert.equal(requestsTo(app, `${PRODUCT}/${encoded}`).length, 1)
  assert.ok(app.text().includes('商品已下架或不存在'))
  const card = await app.share()
  assert.equal(card.path, `/${PAGES.product}?id=${encoded}`)
  await app.relaunch(entryOf(card))
  await answered(app)
  assert.equal(requestsTo(app, `${PRODUCT}/${encoded}`).length, 2)
})

for (const [locale, words] of [
  ['zh-Hans', /微信版本过低[^]*请更新微信/],
  ['en', /Update WeChat[^]*newer WeChat/],
] as const) {
  test(`a WeChat that is too old is told so, in ${locale}`, async (t) => {
    const storage = { locale: `"${locale}"` }
    const old = await openApp(t, {
      baseUrl: context.server.url,
      storage,
      system: { SDKVersion: '2.20.9' },
    })
    await answered(old)
    assert.equal(old.modals.length, 1)
    assert.match(`${old.modals[0]?.title} ${old.modals[0]?.content}`, words)
    const lowest = { baseUrl: context.server.url, storage, system: { SDKVersion: '2.21.2' } }
    const app = await openApp(t, lowest)
    await answered(app)
    assert.deepEqual(app.modals, [])
  })
}

test('a page that is gone leads on to the mall', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.product, query: { id: 'gone' } })
  await answered(app)
  await app.tap({ text: '商城' })
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.store])
})

test('a login that was asked for with parameters survives a cold start', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  const { id, expressNumber } = await declareParcel(customer)
  const app = await openApp(t, { baseUrl: server.url, path: PAGES.parcelDetail, query: { id } })
  await app.tap('#sign-in')
  const { path, query } = app.page
  assert.equal(path, PAGES.login)
  await app.relaunch({ path, query })
  await app.tap('#use-code')
  await app.tap('#use-password')
  await signIn(app, customer)
  assert.deepEqual(app.stack, [PAGES.parcelDetail])
  assert.deepEqual(app.page.query, { id })
  assert.ok(app.text().includes(expressNumber))
  app.assertClean()
})

test('a login that opens cold with nowhere to go back to, or a stranger’s address, leads home', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  for (const redirect of [undefined, encodeURIComponent('https://evil.example/'), '%E0%A4%A']) {
    const app = await openApp(t, {
      baseUrl: server.url,
      path: PAGES.login,
      query: redirect ? { redirect } : {},
    })
    await signIn(app, customer)
    assert.deepEqual(app.stack, [PAGES.home], redirect)
    app.assertClean()
  }
})

test('a link to a page that does not exist says so and leads home', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url, path: 'pages/old/old' })
  await answered(app)
  assert.equal(app.toasts[0]?.title, 'Page Not Found')
  assert.deepEqual(app.stack, [PAGES.home])
  app.assertClean()
})

test('whatever is stored, the app starts', async (t) => {
  const corrupt = ['{"corr', '"text"', 'null', '[]', '{"accessToken":1}', '{"tokenType":"Bearer"}', '0']
  for (const raw of corrupt) {
    const storage = { session: raw, locale: raw, 'draft:createParcel:x': raw }
    const app = await openApp(t, { baseUrl: context.server.url, storage })
    await answered(app)
    assert.equal(app.page.title, '首页', raw)
    assert.ok(app.exists('#sign-in'), raw)
    app.assertClean()
  }
})

test('a draft that another version wrote is not restored', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  app.storage.forEach((_, key) => assert.ok(!key.startsWith('draft:')))
  const storage = {
    ...Object.fromEntries(app.storage),
    [`draft:createParcel:${customer.user.id}`]: '{"tags":"x"}',
  }
  const later = await openApp(t, { baseUrl: server.url, storage, path: PAGES.createParcel })
  await answered(later)
  assert.equal(later.value('#expressNumber'), '')
  assert.ok(!later.text().includes('已恢复'))
  later.assertClean()
})

test('a draft comes back after the app was closed', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.tap('#go-createParcel')
  await answered(app)
  await app.input('#expressNumber', 'SF1420538896071')
  await app.relaunch({ path: PAGES.createParcel })
  await answered(app)
  assert.equal(app.value('#expressNumber'), 'SF1420538896071')
  assert.ok(app.text().includes('已恢复上次未提交的内容'))
  await app.tap({ text: '清空重填' })
  assert.equal(app.value('#expressNumber'), '')
  app.assertClean()
})

test('a double tap opens a page once', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await Promise.all([app.tap('#go-parcelList'), app.tap('#go-parcelList')])
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.home, PAGES.parcelList])
  app.assertClean()
})

test('never more than ten pages: the next one takes the place of the top', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  for (let count = 0; count < 12; count++) await declareParcel(customer)
  await app.tap('#go-parcelList')
  await answered(app)
  await app.pageScroll(1_000_000)
  await answered(app)
  const rows = app.all('.row-card').map(({ id }) => `#${id}`)
  assert.equal(rows.length, 12)
  await Promise.all(rows.map((row) => app.tap(row)))
  await answered(app)
  assert.equal(app.stack.length, 10)
  app.assertClean()
})
