import assert from 'node:assert/strict'
import { test } from 'node:test'

import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('Home has what is published, a banner opens its link, and a popup is closed once and for all', async (t) => {
  const { url: baseUrl } = context.server
  const app = await openApp(t, { baseUrl, storage: { popupAnnounceClosed: '' } })
  await answered(app)
  const [popup] = app.all('#success')
  assert.ok(popup, app.text())
  await app.tap('#close-popup')
  assert.ok(!app.exists('#success'))
  assert.match(app.storage.get('popupAnnounceClosed') ?? '', /^\{"id":"beware-of-impostors","t":\d{10}\}$/)

  for (const block of ['prices', 'banners', 'rates', 'announces', 'picks', 'articles', 'faqs'])
    assert.equal(app.all(`.home-block--${block}`).length, 1, block)
  assert.equal(app.all('.banner').length, 8)
  await app.tap('#faq-faq-storage')
  assert.ok(app.text().includes('从入库起 30 天免费'))

  await app.tap('#banner-home-banner-calculate')
  await answered(app)
  assert.equal(app.page.path, PAGES.calculate)
  await app.back()
  await answered(app)
  assert.ok(!app.exists('#success'), 'the popup stays closed')
  app.assertClean()
})
