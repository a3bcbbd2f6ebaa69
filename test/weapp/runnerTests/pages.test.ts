import assert from 'node:assert/strict'
import { test } from 'node:test'

import { launchFixture } from './fixture.ts'

const row = { onRequest: () => ({ status: 200, data: { items: [{ id: 7, name: 'Boots' }] } }) }
const declare = 'pages-form/declare/declare'

test('the app is launched with its entry page', async (t) => {
  const app = await launchFixture(t, { path: `/${declare}`, query: { id: '9' }, scene: 1047 })
  assert.deepEqual(app.page, { path: declare, query: { id: '9' }, title: 'Declare', refreshing: false })
  assert.equal(app.text('#query'), '{"id":"9"}')
  assert.deepEqual(
    app.console.map(({ text }) => text),
    [`launch ${declare} 1047`, 'app show'],
  )
})

test('a page that does not exist cannot be launched', async (t) => {
  await assert.rejects(launchFixture(t, { path: 'pages/none/none' }), /no page "pages\/none\/none"/)
})

test('pages open on top with their raw query, and back shows the one below', async (t) => {
  const app = await launchFixture(t, row)
  await app.waitFor(() => app.exists('.row'))
  await app.tap('.row')
  assert.deepEqual(app.stack, ['pages/list/list', declare])
  assert.deepEqual(app.page.query, { id: '7', name: '%E5%90%8D' })
  await app.back()
  assert.deepEqual(app.stack, ['pages/list/list'])
  await assert.rejects(app.back(), /cannot navigate back at first page/)
})

test('the eleventh page is refused', async (t) => {
  const app = await launchFixture(t, { path: declare })
  for (let depth = 2; depth <= 10; depth++) await app.tap('#deeper')
  assert.equal(app.stack.length, 10)
  await app.tap('#deeper')
  assert.equal(app.stack.length, 10)
  assert.equal(app.text('#result'), 'navigateTo:fail webview count limit exceed')
})

test('tabs keep their pages, and only a tab page shows the tab bar', async (t) => {
  const app = await launchFixture(t, row)
  await app.waitFor(() => app.exists('.row'))
  await app.tap('#inner')
  await app.switchTab('/pages/mine/mine')
  assert.deepEqual(app.stack, ['pages/mine/mine'])
  assert.equal(app.text('#result'), 'tab Mine')
  await app.switchTab('/pages/list/list')
  assert.equal(app.text('#status'), 'inner')
  await app.tap('.row')
  await assert.rejects(app.switchTab('/pages/mine/mine'), /go back first/)
})

test('tab bar and titles show what the app sets', async (t) => {
  const app = await launchFixture(t, { ...row, path: 'pages/mine/mine' })
  assert.deepEqual(app.tabBar, ['List', 'Mine'])
  assert.equal(app.page.title, 'Parcels')
  await app.tap('#rename')
  assert.deepEqual(app.tabBar, ['List', 'Me'])
  assert.equal(app.page.title, 'Me')
  assert.deepEqual(app.titles, ['Me'])
})

test('pulling down waits for the app to stop the indicator', async (t) => {
  const app = await launchFixture(t, row)
  await app.pullDownRefresh()
  assert.equal(app.requests.length, 2)
  // The page stops the indicator when the request times out.
  app.options.onRequest = () => new Promise(() => undefined)
  await app.pullDownRefresh()
  assert.match(app.text('#status'), /timeout/)
  await app.switchTab('/pages/mine/mine')
  await assert.rejects(app.pullDownRefresh(), /cannot be pulled down/)
})

test('the end of the page is reached', async (t) => {
  const app = await launchFixture(t, row)
  await app.reachBottom()
  assert.equal(app.text('#status'), 'bottom')
})

test('a page is shared by the menu and by a button', async (t) => {
  const app = await launchFixture(t, { ...row, query: { from: 'card' } })
  assert.deepEqual(await app.share(), { title: 'shared by menu', path: '/pages/list/list?from=card' })
  await app.tap('#share')
  assert.equal((await app.lastShare())?.title, 'shared by button')
  await app.switchTab('/pages/mine/mine')
  await assert.rejects(app.share(), /does not share/)
})

test('a restart keeps storage and nothing else', async (t) => {
  const app = await launchFixture(t, { ...row, path: 'pages/mine/mine' })
  await app.tap('#rename')
  await app.tap('#save')
  await app.tap('#tick')
  await app.relaunch({ path: 'pages/mine/mine' })
  assert.equal(app.text('#saved'), 'saved en')
  assert.deepEqual(app.tabBar, ['List', 'Mine'])
  assert.deepEqual([...app.storage], [['language', '{"code":"en"}']])
  const lines = app.console.map(({ text }) => text)
  const ofLife = lines.filter((text) => text !== 'tick')
  assert.deepEqual(ofLife.slice(-4), ['mine hidden', 'app hide', 'launch pages/mine/mine 1001', 'app show'])
  await app.settle()
  assert.equal(app.console.length, lines.length)
})

test('leaving WeChat hides the app, coming back shows it', async (t) => {
  const app = await launchFixture(t, row)
  await app.leave()
  assert.equal(app.console.at(-1)?.text, 'app hide')
  await app.comeBack()
  assert.equal(app.console.at(-1)?.text, 'app show')
})
