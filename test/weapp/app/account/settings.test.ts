import assert from 'node:assert/strict'
import { test } from 'node:test'

import { SHOWN_VERSION } from '../../../support/shownVersion.ts'
import { answered } from '../support/answered.ts'
import { openApp } from '../support/openApp.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { context } from '../support/sharedServer.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

const SWITCH = '#notify-PARCEL-EMAIL'
const isOn = (app: MiniProgram) => app.find(SWITCH).classes.includes('switch-field--on')

test('notifications turn off for good, and back where the server refuses', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#settings')
  await answered(app)
  const before = isOn(app)
  await app.tap(SWITCH)
  await answered(app)
  assert.equal(isOn(app), !before)
  context.server.failNext({ path: CALLS.preferences, status: 500 })
  await app.tap(SWITCH)
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, 'fault 500')
  assert.equal(isOn(app), !before, 'it turned back')
  assert.deepEqual(
    requestsTo(app, CALLS.preferences).map(({ method }) => method),
    ['GET', 'PUT', 'PUT'],
  )
  await app.relaunch({ path: PAGES.settingList })
  await answered(app)
  assert.equal(isOn(app), !before, 'the server knows')
  app.assertClean()
})

test('the look changes on every page, for good, and follows the phone again', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#settings')
  await app.tap('#appearance-dark')
  assert.equal(app.all('.page.theme-dark').length, 1)
  await app.back()
  assert.equal(app.all('.page.theme-dark').length, 1)
  await app.relaunch({ path: PAGES.settingList })
  assert.equal(app.all('.page.theme-dark').length, 1)
  await app.tap('#appearance-light')
  assert.equal(app.all('.page.theme-light').length, 1)
  await app.tap('#appearance-system')
  assert.equal(app.all('.page.theme-light').length + app.all('.page.theme-dark').length, 0)
  app.assertClean()
})

test('the cache is cleared, and the session, the language and unwritten drafts stay', async (t) => {
  const draft = 'draft:createParcel:x'
  const { app } = await openAsCustomer(t, context.server, {
    path: PAGES.settingList,
    storage: { [draft]: '{"any":"thing"}', searchHistory: '["SF"]', locale: '"zh-Hans"' },
  })
  app.options.onModal = ({ cancelText }) => ({ confirm: cancelText !== '保留' })
  await app.tap('#clear-cache')
  assert.equal(app.toasts.at(-1)?.title, '缓存已清除')
  assert.match(app.modals[1]?.content ?? '', /1 份未提交的草稿/)
  assert.deepEqual([...app.storage.keys()].sort(), [draft, 'locale', 'popupAnnounceClosed', 'session'])
  app.options.onModal = () => ({ confirm: true })
  await app.tap('#clear-cache')
  assert.deepEqual([...app.storage.keys()].sort(), ['locale', 'popupAnnounceClosed', 'session'])
  app.assertClean()
})

test('a language chosen in the settings is spoken there at once', async (t) => {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.settingList })
  await app.tap('#language')
  await app.tap('#language-en')
  await app.back()
  await answered(app)
  assert.equal(app.page.title, 'Settings')
  assert.ok(app.text().includes('Clear cache'))
  assert.equal(requestsTo(app, CALLS.preferences).at(-1)?.header['Accept-Language'], 'en')
  app.assertClean()
})

test('about names the version and leads to terms, privacy and licences; a page that is none says so', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.settingList })
  await app.tap('#about')
  assert.ok(app.text().includes(SHOWN_VERSION))
  for (const key of ['terms', 'privacy', 'licences']) {
    await app.tap(`#open-${key}`)
    await answered(app)
    assert.equal(app.page.path, PAGES.contentPage)
    assert.ok(app.text('.content-blocks').length > 100, key)
    await app.back()
  }
  app.assertClean()
  await app.relaunch({ path: PAGES.contentPage, query: { key: 'nothing' } })
  await answered(app)
  assert.ok(app.text().includes('没有找到这个页面'))
})

test('who asks for the app in the mini program is told that this is it', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.settingList })
  await app.tap('#app-download')
  assert.equal(app.page.title, '下载 App')
  assert.ok(app.text().includes('您正在使用小程序，无需安装'))
  assert.ok(!app.exists('#copy-site') && !app.exists('#site-code'), 'there is no site to copy')
  app.assertClean()
})
