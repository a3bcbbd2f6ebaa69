import assert from 'node:assert/strict'
import { test } from 'node:test'

import { ARTICLE_ID, HOSTILE, longHtml, writeArticle } from '../../support/server/richText.ts'
import { answered } from './support/answered.ts'
import { textOf } from '../runner/viewTree.ts'
import { openApp } from './support/openApp.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

const MAX_BYTES_PER_CALL = 32_768
const MAX_NODES = 599
const MAX_CHILDREN = 40

const entry = { path: PAGES.addressTip, query: { id: ARTICLE_ID } }

test('an article that staff wrote is shown with its links, and nothing of its scripts', async (t) => {
  const picture = '<img src="/pictures/article-food.webp"><img src="/pictures/article-coupons.webp">'
  await writeArticle(
    context.server,
    `${HOSTILE}<p>Read <a href="/#/pages-settings/settings/about/about">this</a></p>${picture}`,
  )
  const app = await openApp(t, { baseUrl: context.server.url, ...entry })
  await answered(app)
  assert.match(app.text('.content-blocks'), /Harmless words in bold/)
  assert.match(app.text('.content-blocks'), /The last words/)
  assert.doesNotMatch(app.text('.content-blocks'), /(?:script|svg|frame) words\W/)
  const links = app.all('.content-blocks__link').map(textOf)
  assert.deepEqual(links, ['good link', 'this'])
  await app.tap({ text: 'this', within: '.content-blocks' })
  assert.equal(app.page.path, 'pages-settings/settings/about/about')
  app.assertClean()
})

test('a text of half a megabyte is shown in parts, each a small call to the view', async (t) => {
  await writeArticle(context.server, longHtml(499_000))
  const app = await openApp(t, { baseUrl: context.server.url, ...entry })
  await answered(app)
  assert.match(app.text('.content-blocks'), /^Chapter 1(?!\d)/)
  await app.waitFor(() => app.all('.content-blocks__part').length > 1, { of: 'the part below' })
  let most = 0
  for (const scrollTop of [1_000, 2_000, 3_000, 4_000, 5_000, 100_000, 101_000]) {
    await app.pageScroll(scrollTop)
    await answered(app)
    const { nodes, maxChildren } = app.nodeStats()
    most = Math.max(most, nodes)
    assert.ok(maxChildren <= MAX_CHILDREN, `${maxChildren} children`)
  }
  const { calls, largest } = app.setDataStats()
  t.diagnostic(`${calls} calls, largest ${largest} B, at most ${most} nodes`)
  assert.ok(most <= MAX_NODES, `${most} nodes`)
  assert.ok(largest <= MAX_BYTES_PER_CALL, `${largest} B in one call`)
  await app.pageScroll(0)
  await answered(app)
  assert.match(app.text('.content-blocks'), /^Chapter 1(?!\d)/)
  app.assertClean()
})
