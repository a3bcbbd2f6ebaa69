import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'

import { DAY_MS, MINUTE_MS } from '../../../../server/base/time/clock.ts'
import { declareParcel, newCustomer, unique } from '../../../support/server/customers.ts'
import { answered } from '../support/answered.ts'
import { boundWechat } from '../support/boundWechat.ts'
import { addPhotos, fillRequired, photo } from '../support/declaration.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { signIn } from '../support/signIn.ts'
import { context } from '../support/sharedServer.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** Longer than the lifetime of an access token and of a refresh token. */
const ACCESS_IS_OVER = 20 * MINUTE_MS
const SESSION_IS_OVER = 31 * DAY_MS

const SIGN_IN_AGAIN = '登录超时，请重新登录'
const toastsOf = (app: MiniProgram) => app.toasts.map(({ title }) => title)

test('a session that ends in the middle of a form costs nothing that was typed', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const expressNumber = unique('SF1500000')
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, expressNumber)
  await app.tap('#itemQuantity-more')
  await app.input('#tag', '冬装')
  await app.tap('#add-tag')
  await app.tap({ text: '清点数量' })
  await app.input('#purchaseOrderNumber', 'PO-1')
  await app.input('#remarks', '轻放')
  await addPhotos(app, [await photo()])
  const typed = formOf(app)

  server.clock.advance(SESSION_IS_OVER)
  await app.tap('#submit')
  await answered(app)
  assert.deepEqual(toastsOf(app), [SIGN_IN_AGAIN])
  assert.deepEqual(app.stack, [PAGES.home, PAGES.createParcel, PAGES.login])
  await app.waitFor(() => app.toast === SIGN_IN_AGAIN, { of: 'the toast on the login page' })

  await signIn(app, customer)
  assert.deepEqual(app.stack, [PAGES.home, PAGES.createParcel])
  assert.deepEqual(formOf(app), typed)
  assert.equal(app.all('.photo--done').length, 1)
  await app.tap('#submit')
  await answered(app)
  await app.waitFor(() => app.text('#success').includes('预报成功'), { of: 'the word of success' })
  assert.deepEqual(declaredStatuses(app), [401, 200])
  assert.deepEqual(app.modals, [])
  app.assertClean()
})

test('somebody else who signs in over a form finds it empty', async (t) => {
  const { server } = context
  const { app } = await openAsCustomer(t, server)
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, unique('SF1510000'))
  const stranger = await newCustomer(server)
  server.clock.advance(SESSION_IS_OVER)
  await app.tap('#submit')
  await answered(app)
  await signIn(app, stranger)
  assert.equal(app.page.path, PAGES.createParcel)
  assert.equal(app.value('#expressNumber'), '')
  assert.equal(app.text('#declaredName'), '选择品名')
  app.assertClean()
})

test('a photo that finds the session over says so in the words for uploads, and can be sent again', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, unique('SF1520000'))
  server.clock.advance(SESSION_IS_OVER)
  await addPhotos(app, [await photo()])
  assert.deepEqual(toastsOf(app), ['请先登录'])
  assert.equal(app.page.path, PAGES.login)
  await signIn(app, customer)
  assert.equal(app.page.path, PAGES.createParcel)
  await app.tap('.photo--failed .photo__preview')
  await answered(app)
  assert.equal(app.all('.photo--done').length, 1)
  assert.deepEqual(app.modals, [])
  app.assertClean()
})

test('a burst of requests with a dead access token renews it once, and nobody notices', async (t) => {
  const { server } = context
  const { app } = await openAsCustomer(t, server)
  const before = app.requests.length
  server.clock.advance(ACCESS_IS_OVER)
  await app.pullDownRefresh()
  await answered(app)
  const burst = app.requests.slice(before).filter(({ status }) => status === 401)
  assert.ok(burst.length >= 3, `${burst.length} requests found the token dead`)
  assert.equal(requestsTo(app, CALLS.refresh).length, 1)
  assert.deepEqual(app.toasts, [])
  assert.equal(app.page.path, PAGES.home)
  const renewed = JSON.parse(app.storage.get('session') ?? '{}') as { accessToken?: string }
  assert.equal(requestsTo(app, CALLS.user).at(-1)?.header.Authorization, `Bearer ${renewed.accessToken}`)
  app.assertClean()
})

test('counts are still there after the access token had to be renewed', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  await declareParcel(customer)
  server.clock.advance(ACCESS_IS_OVER)
  await app.switchTab(`/${PAGES.mine}`)
  await answered(app)
  assert.ok(app.text('#count-50').startsWith('1'), app.text('#count-50'))
})

test('a burst of requests with a dead session: one refresh, one toast, one login page', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const before = app.requests.length
  server.clock.advance(SESSION_IS_OVER)
  await app.leave()
  await app.comeBack()
  await answered(app)
  const burst = app.requests
    .slice(before)
    .filter(({ status, path }) => status === 401 && path !== CALLS.refresh)
  assert.ok(burst.length >= 3, `${burst.length} requests found the session over`)
  assert.equal(requestsTo(app, CALLS.refresh).length, 1)
  assert.deepEqual(toastsOf(app), [SIGN_IN_AGAIN])
  assert.deepEqual(app.modals, [])
  assert.deepEqual(app.stack, [PAGES.home, PAGES.login])
  await signIn(app, customer)
  assert.deepEqual(app.stack, [PAGES.home])
  assert.ok(app.text('.home-head__card').includes(customer.user.idCode))
  app.assertClean()
})

/** A phone with an account bound to its WeChat user, and with a session that ends while the app is closed. */
async function openWithDeadSession(t: TestContext, isBound: boolean) {
  const { server } = context
  const customer = await newCustomer(server)
  const wx = isBound ? await boundWechat(server, customer) : {}
  const { app } = await openAsCustomer(t, server, { customer, wx })
  await answered(app)
  server.clock.advance(SESSION_IS_OVER)
  await app.relaunch()
  await answered(app)
  return { app, customer }
}

test('a session that ended while the app was closed is renewed through WeChat, unnoticed', async (t) => {
  const { app, customer } = await openWithDeadSession(t, true)
  assert.ok(app.text('.home-head__card').includes(customer.user.idCode), app.text())
  assert.equal(requestsTo(app, CALLS.loginWechatMp).length, 1)
  assert.deepEqual([app.stack, app.toasts, app.modals], [[PAGES.home], [], []])
  app.assertClean()
})

test('without a bound account it leaves a visitor, whom nothing stops; a later one is told again', async (t) => {
  const { server } = context
  const { app, customer } = await openWithDeadSession(t, false)
  assert.ok(!app.text().includes(customer.user.idCode))
  assert.deepEqual([app.stack, app.toasts, app.modals], [[PAGES.home], [], []])
  await app.switchTab(`/${PAGES.mine}`)
  await app.tap('#sign-in')
  await signIn(app, customer)
  assert.ok(app.text().includes(customer.user.idCode))
  server.clock.advance(SESSION_IS_OVER)
  await app.leave()
  await app.comeBack()
  await answered(app)
  assert.deepEqual(toastsOf(app), [SIGN_IN_AGAIN])
  assert.equal(app.page.path, PAGES.login)
  app.assertClean()
})

test('a renewal that nobody answers fails the requests, but does not sign anyone out', async (t) => {
  const { server } = context
  const { app } = await openAsCustomer(t, server)
  server.clock.advance(ACCESS_IS_OVER)
  app.options.onRequest = ({ path }) => (path === CALLS.refresh ? 'offline' : undefined)
  await app.pullDownRefresh()
  await answered(app)
  assert.equal(app.page.path, PAGES.home)
  assert.ok(app.storage.has('session'))
  delete app.options.onRequest
  await app.pullDownRefresh()
  await answered(app)
  assert.equal(requestsTo(app, CALLS.user).at(-1)?.status, 200)
  app.assertClean()
})

function declaredStatuses(app: MiniProgram) {
  return requestsTo(app, CALLS.declare)
    .filter(({ method }) => method === 'POST')
    .map(({ status }) => status)
}

/** Everything the form shows. */
function formOf(app: MiniProgram) {
  const typed = ['expressNumber', 'declaredValue', 'itemQuantity', 'purchaseOrderNumber', 'remarks']
  return {
    ...Object.fromEntries(typed.map((id) => [id, app.value(`#${id}`)])),
    courier: app.text('#expressCompanyCode'),
    name: app.text('#declaredName'),
    currency: app.text('#declaredCurrency'),
    tags: app.text('.chip--selected'),
    services: app.all('.check-mark--checked').length,
    photos: app.all('.photo').length,
  }
}
