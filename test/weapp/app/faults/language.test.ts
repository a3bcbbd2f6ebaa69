import assert from 'node:assert/strict'
import { test } from 'node:test'

import { CASE_WORDS } from '../../../../server/demo/helpStories.ts'
import { DEMO_PARCELS } from '../../../../server/demo/parcels.ts'
import { WAREHOUSES } from '../../../../server/db/seed/tenant.ts'
import { answered } from '../support/answered.ts'
import { openApp } from '../support/openApp.ts'
import { PAGES, TABS } from '../support/paths.ts'
import { SIGNED_IN_SCREENS, SIGNED_OUT_SCREENS, signInToDemo, visit } from '../support/screens.ts'
import { context } from '../support/sharedDemoServer.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

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
    assert.deepEqual(chineseIn(app), [], path)
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

for (const [who, screens] of [
  ['signed out', SIGNED_OUT_SCREENS],
  ['signed in', SIGNED_IN_SCREENS],
] as const) {
  test(`every screen is in English, ${who}`, async (t) => {
    const app = await openApp(t, { baseUrl: context.server.url, storage: { locale: '"en"' } })
    if (who === 'signed in') await signInToDemo(app)
    const found: string[] = []
    const toasts = app.toasts.length
    await visit(app, screens, (name) => {
      found.push(...chineseIn(app).map((line) => `${name}: ${line}`))
      if (/\p{Script=Han}/u.test(app.page.title)) found.push(`${name}: title ${app.page.title}`)
    })
    assert.deepEqual(found, [])
    assert.deepEqual(app.toasts.slice(toasts), [])
    app.assertClean()
  })
}

/** Texts that stay Chinese: addresses in China, a language's own name, the demo customer's own words. */
const CHINESE_BY_NATURE = [
  ...DEMO_PARCELS.flatMap(({ declared }) => [declared?.remarks ?? '', ...(declared?.tags ?? [])]),
  ...Object.values(CASE_WORDS),
  // Goods from a mall order are declared in the language they were bought in.
  '高粘封箱胶带（6 卷） 透明',
  ...WAREHOUSES.flatMap(({ recipient, detailsAddress, ...levels }) => [
    recipient,
    detailsAddress,
    // Shops in China need place names in Chinese.
    levels.lv1DisplayName['zh-Hans'],
    levels.lv2DisplayName['zh-Hans'],
    levels.lv3DisplayName['zh-Hans'],
  ]),
  '林小满',
  '简体中文',
]
  .filter((words) => words !== '')
  .sort((a, b) => b.length - a.length)

/** Lines on screen that should be in English but aren't. */
function chineseIn(app: MiniProgram): string[] {
  return app
    .text()
    .split('\n')
    .filter((line) => {
      const rest = CHINESE_BY_NATURE.reduce((left, words) => left.replaceAll(words, ''), line)
      return /\p{Script=Han}/u.test(rest)
    })
}
