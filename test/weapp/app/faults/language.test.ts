import assert from 'node:assert/strict'
import { test } from 'node:test'

import { answered } from '../support/answered.ts'
import { chineseIn } from '../support/chineseIn.ts'
import { openApp } from '../support/openApp.ts'
import { PAGES, TABS } from '../support/paths.ts'
import { context } from '../support/sharedServer.ts'

const CHINESE_TABS = ['首页', '商城', '仓库地址', '我的']
const ENGLISH_TABS = ['Home', 'Mall', 'Address', 'Me']

test('a language takes hold at once, and on the tab bar as soon as it shows', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  await answered(app)
  assert.deepEqual(app.tabBar, CHINESE_TABS)
  for (const path of TABS) await app.switchTab(`/${path}`)
  await app.tap('#language')
  assert.equal(app.page.title, '语言')
  await app.tap('#language-en')
  assert.equal(app.page.title, 'Language')
  await app.back()
  assert.equal(app.page.title, 'Me')
  assert.deepEqual(app.tabBar, ENGLISH_TABS)
  for (const [index, path] of TABS.entries()) {
    await app.switchTab(`/${path}`)
    await answered(app)
    assert.deepEqual(chineseIn(app.text()), [], path)
    assert.equal(app.tabBar[index], ENGLISH_TABS[index])
  }
  await app.relaunch()
  assert.equal(app.page.title, 'Home')
  assert.deepEqual(app.tabBar, ENGLISH_TABS)
  app.assertClean()
})

test('back to Chinese, and the server is asked in it', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url, storage: { locale: '"en"' } })
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#language')
  await app.tap('#language-zh-Hans')
  await app.back()
  assert.deepEqual(app.tabBar, CHINESE_TABS)
  await app.switchTab(`/${PAGES.store}`)
  await answered(app)
  assert.equal(app.requests.at(-1)?.header['Accept-Language'], 'zh-Hans')
  assert.match(app.text('.product-card'), /\p{Script=Han}/u)
  app.assertClean()
})
