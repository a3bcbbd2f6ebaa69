import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'

import { answered } from './support/answered.ts'
import { photo } from './support/declaration.ts'
import { openApp } from './support/openApp.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

import type { LaunchOptions } from '../runner/LaunchOptions.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

const GUIDE = /《用户隐私保护指引》/

const newcomer = async (t: TestContext, path: string, options: LaunchOptions = {}): Promise<MiniProgram> => {
  const { app } = await openAsCustomer(t, context.server, { path, hasAgreedToPrivacy: false, ...options })
  await answered(app)
  return app
}

test('nobody is asked before they use something protected, and once they agree it works', async (t) => {
  const app = await newcomer(t, PAGES.createParcel)
  assert.deepEqual(app.privacy.questions, [])
  app.chooseImage([await photo()])
  await app.tap('#images-add')
  await answered(app)
  assert.deepEqual(app.privacy.questions, ['chooseMedia'])
  assert.equal(app.all('.photo--done').length, 1)
  app.chooseImage([await photo('second.png')])
  await app.tap('#images-add')
  await answered(app)
  assert.equal(app.privacy.questions.length, 1)
  app.assertClean()
})

test('who refuses photos learns what they are needed for, loses nothing, and is asked again', async (t) => {
  const app = await newcomer(t, PAGES.createParcel)
  await app.input('#remarks', '轻放')
  app.privacy.refusals = 1
  app.chooseImage([await photo()])
  await app.tap('#images-add')
  await app.waitFor(() => app.modals.length === 1, { of: 'the explanation' })
  assert.match(app.modals[0]?.content ?? '', GUIDE)
  assert.equal(app.value('#remarks'), '轻放')
  await app.tap('#images-add')
  await app.waitFor(() => app.modals.length === 2, { of: 'the explanation while WeChat doesn’t ask' })
  app.privacy.waitOut()
  await app.tap('#images-add')
  await answered(app)
  assert.equal(app.privacy.questions.length, 2)
  assert.equal(app.all('.photo--done').length, 1)
  app.assertClean()
})

test('a refused phone number, avatar, album or address book says how to go on', async (t) => {
  const visitor = await openApp(t, {
    baseUrl: context.server.url,
    path: PAGES.loginWechatMp,
    hasAgreedToPrivacy: false,
  })
  await answered(visitor)
  visitor.privacy.refusals = 1
  await visitor.tap('#wechat-phone')
  assert.match(visitor.toast ?? '', /换一种方式/)

  const picture = { wx: { getImageInfo: () => ({ path: 'wxfile://qr.png' }) } }
  for (const [path, target] of [
    [PAGES.myProfile, '#change-avatar'],
    [PAGES.customerService, '#save-qr'],
    [PAGES.editAddress, '#from-wechat'],
  ] as const) {
    const app = await newcomer(t, path, picture)
    app.privacy.refusals = 1
    await app.tap(target)
    await app.waitFor(() => app.modals.length > 0, { of: `the explanation on ${path}` })
    assert.match(app.modals[0]?.content ?? '', GUIDE)
    app.assertClean()
  }
})

test('a refused clipboard says how to copy by hand', async (t) => {
  const app = await newcomer(t, PAGES.customerService)
  app.privacy.refusals = 1
  await app.tap('#copy-wechat')
  await app.waitFor(() => app.toast === '复制失败，请长按文字手动复制', { of: 'the toast' })
  assert.equal(app.clipboard, '')
  app.privacy.waitOut()
  await app.tap('#copy-wechat')
  assert.match(app.clipboard, /^[\w-]{6,}$/)
})

test('WeChat’s guide can be read on the page about the app', async (t) => {
  const app = await newcomer(t, PAGES.about, { system: { SDKVersion: '2.32.3' } })
  await app.tap('#open-privacy-guide')
  assert.equal(app.privacy.readings, 1)
  app.assertClean()
})
