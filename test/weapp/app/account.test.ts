import assert from 'node:assert/strict'
import { test } from 'node:test'

import { PASSWORD, declareParcel, newCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'
import { answered } from './support/answered.ts'
import { openApp } from './support/openApp.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'

const context = useServer()

test('a nickname is changed, and shows at once', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#my-profile')
  await answered(app)
  await app.tap('#nickname')
  assert.equal(app.page.title, '修改昵称')
  await app.input('#nickname', '小满')
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.mine, PAGES.myProfile])
  assert.ok(app.text('#nickname').includes('小满'))
  app.assertClean()
})

test('an account with a parcel is not deleted, and says why', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  await declareParcel(customer)
  await app.relaunch({ path: PAGES.myProfile })
  await answered(app)
  await app.tap('#delete-account')
  await answered(app)
  assert.ok(app.text('#obstacles').includes('还有未完成的包裹'))
  assert.equal(app.modals.length, 1)
})

test('notifications turn off, and the look changes on every page', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#settings')
  await answered(app)
  await app.tap('#notify-PARCEL-EMAIL')
  await answered(app)
  assert.equal(requestsTo(app, '/api/u/message/preferences').at(-1)?.method, 'PUT')
  await app.tap('#appearance-dark')
  assert.equal(app.all('.page.theme-dark').length, 1)
  await app.back()
  assert.equal(app.all('.page.theme-dark').length, 1)
  app.assertClean()
})

test('the terms are read from the form of a new account', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  await app.relaunch({ path: PAGES.register })
  await app.tap('#open-terms')
  await answered(app)
  assert.equal(app.page.path, PAGES.contentPage)
  assert.ok(app.text('.content-blocks').length > 100)
  app.assertClean()
})

test('WeChat’s person binds an account once, and is signed in silently after that', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  const app = await openApp(t, { baseUrl: server.url })
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
  await app.input('#usernameOrEmail', customer.user.userName)
  await app.input('#password', PASSWORD)
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(app.stack, [PAGES.mine])
  assert.ok(app.text().includes(customer.user.idCode))
  app.assertClean()
})
