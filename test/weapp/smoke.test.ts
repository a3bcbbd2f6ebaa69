import assert from 'node:assert/strict'
import { test } from 'node:test'

import { launch } from './runner/launch.ts'
import { readBuild } from './runner/readBuild.ts'
import { weappDir } from './weappDir.ts'

const { tabs, pages } = readBuild(weappDir)

test('the app starts on its first page, with content and without a fault', async (t) => {
  const app = await launch(weappDir)
  t.after(() => app.close())
  assert.equal(app.page.path, pages[0])
  assert.notEqual(app.text(), '')
  app.assertClean()
})

test('every tab opens', async (t) => {
  const app = await launch(weappDir)
  t.after(() => app.close())
  for (const { pagePath } of [...tabs].reverse()) {
    await app.switchTab(`/${pagePath}`)
    assert.equal(app.page.path, pagePath)
    assert.notEqual(app.text(), '')
  }
  app.assertClean()
})

test('the app starts on an engine as old as Chrome 70', async (t) => {
  const app = await launch(weappDir, { oldEngine: true })
  t.after(() => app.close())
  assert.notEqual(app.text(), '')
  app.assertClean()
})

test('a corrupt storage does not break the start', async (t) => {
  const first = await launch(weappDir)
  t.after(() => first.close())
  const corrupt = Object.fromEntries(
    [...first.storage.keys(), 'session', 'language'].map((key) => [key, '{"corr']),
  )
  const app = await launch(weappDir, { storage: corrupt })
  t.after(() => app.close())
  assert.notEqual(app.text(), '')
  app.assertClean()
})
