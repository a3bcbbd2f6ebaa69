import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'

import { localWechatProvider } from '../../../../server/modules/wechat/provider/localWechatProvider.ts'
import { accepted } from '../../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode, type TestCustomer } from '../../../support/server/customers.ts'
import { REGISTER, registration } from '../../../support/server/passport.ts'
import { WxFailure } from '../../runner/wx/WxFailure.ts'
import { answered } from '../support/answered.ts'
import { openApp } from '../support/openApp.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { signIn } from '../support/signIn.ts'
import { context } from '../support/sharedServer.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** A WeChat user's phone: all its login codes stand for the same person. */
const phoneOf = (name: string) => ({
  baseUrl: context.server.url,
  wx: { login: () => ({ code: `local:${name}` }) },
})
const toastsOf = (app: MiniProgram) => app.toasts.map(({ title }) => title)

test('WeChat’s person binds an account once, and is signed in silently after that', async (t) => {
  const customer = await newCustomer(context.server)
  const app = await openApp(t, phoneOf('binder'))
  await answered(app)
  assert.equal(requestsTo(app, CALLS.loginWechatMp).length, 1, 'asked at launch')
  assert.deepEqual(app.toasts, [], 'and nothing is said')
  assert.deepEqual(app.modals, [])
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#sign-in')
  await app.tap('#use-wechat')
  assert.equal(app.page.path, PAGES.loginWechatMp)
  await app.tap('#submit')
  await answered(app)
  await signIn(app, customer)
  await app.waitFor(() => app.text().includes('微信已绑定'), { of: 'the word of success' })
  await app.tap('#go-on')
  await app.waitFor(() => app.page.path === PAGES.mine, { of: 'the page that asked' })
  assert.deepEqual(app.stack, [PAGES.mine])
  assert.ok(app.text().includes(customer.user.idCode))
  app.assertClean()

  await t.test('also on a phone that remembers nothing of it', () => returns(t, customer))
  await t.test('but not after signing out', () => staysOut(app))
})

test('the browser’s way to sign in through WeChat is the mini program’s own here', async (t) => {
  const app = await openApp(t, { ...phoneOf('by-link'), path: PAGES.loginWechat })
  await answered(app)
  assert.ok(!app.text().includes('请在微信中打开'), app.text())
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text().includes('绑定账号'), app.text())
  app.assertClean()
})

/** A fresh launch signs in without a tap. */
async function returns(t: TestContext, { user }: TestCustomer): Promise<void> {
  const app = await openApp(t, { ...phoneOf('binder'), path: PAGES.mine })
  await answered(app)
  assert.deepEqual(
    requestsTo(app, CALLS.loginWechatMp).map(({ status }) => status),
    [200],
  )
  assert.ok(app.text().includes(user.idCode), app.text())
  assert.deepEqual([...app.toasts, ...app.modals], [])
  app.assertClean()
}

async function staysOut(app: MiniProgram): Promise<void> {
  const asked = requestsTo(app, CALLS.loginWechatMp).length
  await app.tap('#sign-out')
  await answered(app)
  assert.deepEqual([...app.storage.keys()].sort(), ['deviceToken', 'popupAnnounceClosed', 'stayOut'])
  await app.relaunch({ path: PAGES.mine })
  await answered(app)
  assert.ok(app.exists('#sign-in'))
  assert.equal(requestsTo(app, CALLS.loginWechatMp).length, asked, 'WeChat is not even asked')
}

test('WeChat’s person makes an account here, with the agreement', async (t) => {
  const app = await openApp(t, { ...phoneOf('newcomer'), path: PAGES.loginWechatMp })
  await app.tap('#submit')
  await answered(app)
  await app.tap({ text: '新账号' })
  await app.input('#username', 'wechat_newcomer')
  await app.input('#password', PASSWORD)
  await app.tap('#submit')
  assert.ok(app.text('#field-agree').includes('请先阅读并同意'))
  assert.equal(requestsTo(app, CALLS.bindWechat).length, 0)
  await app.tap('#agree')
  await app.tap('#submit')
  await answered(app)
  await app.tap('#go-on')
  await app.waitFor(() => app.page.path === PAGES.home, { of: 'the home page' })
  assert.deepEqual(app.stack, [PAGES.home])
  assert.ok(app.storage.has('session'))
  app.assertClean()
})

test('the phone number that WeChat gives opens its account; who keeps it stays where they are', async (t) => {
  const { server, api } = context
  const phoneCode = 'code-of-a-number'
  const provider = localWechatProvider(() => Promise.resolve(false))
  const mobileNumber = (await provider.mobileNumberOf(phoneCode)) ?? ''
  const code = await requestCode(server, mobileNumber, 'REGISTER')
  accepted(await api.post(REGISTER, registration(mobileNumber, code)))
  const app = await openApp(t, { ...phoneOf('caller'), path: PAGES.loginWechatMp })
  await answered(app)
  const asked = requestsTo(app, CALLS.loginWechatMp).length

  await app.tap('#wechat-phone')
  assert.deepEqual(app.toasts, [], 'whoever declined knows it')
  app.givePhoneNumber(new WxFailure('no permission'))
  await app.tap('#wechat-phone')
  assert.deepEqual(toastsOf(app), ['没有取得微信授权，请重试或换一种方式'])
  assert.equal(requestsTo(app, CALLS.loginWechatMp).length, asked)

  app.givePhoneNumber(phoneCode)
  await app.tap('#wechat-phone')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.home])
  assert.ok(app.storage.has('session'))
  assert.match(JSON.stringify(requestsTo(app, CALLS.loginWechatMp).at(-1)?.data), /code-of-a-number/)
  app.assertClean()
})

test('a WeChat that gives no code is spoken of, and so is a server that refuses it', async (t) => {
  const login = () => {
    throw new WxFailure('internal error')
  }
  const app = await openApp(t, { baseUrl: context.server.url, path: PAGES.loginWechatMp, wx: { login } })
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(toastsOf(app), ['没有取得微信授权，请重试或换一种方式'])
  assert.deepEqual(requestsTo(app, CALLS.loginWechatMp), [])

  const other = await openApp(t, { ...phoneOf('refused'), path: PAGES.loginWechatMp })
  await answered(other)
  const error = { code: 'WechatCodeRefused', message: '微信授权已失效，请重试' }
  const validationErrors = [{ message: error.message, members: ['code'] }]
  other.options.onRequest = () => ({ status: 400, data: { error: { ...error, validationErrors } } })
  await other.tap('#submit')
  await answered(other)
  assert.equal(other.modals.at(-1)?.content, error.message)
  assert.equal(other.page.path, PAGES.loginWechatMp)
})
