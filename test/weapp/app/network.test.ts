import assert from 'node:assert/strict'
import { test } from 'node:test'

import { declareParcel } from '../../support/server/customers.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

test('a page that finds no network says so, and reads again by itself once it is back', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  await answered(app)
  const { expressNumber } = await declareParcel(customer)
  assert.ok(!app.exists('#offline'))

  await app.setOnline(false)
  assert.match(app.text('#offline'), /网络已断开/)
  await app.tap('#go-parcelList')
  await answered(app)
  assert.match(app.text('#offline'), /网络已断开/, 'on every page')
  assert.ok(app.exists('#retry'))

  await app.setOnline(true)
  await answered(app)
  assert.ok(!app.exists('#offline'))
  assert.ok(app.text().includes(expressNumber), app.text())
  assert.deepEqual(app.modals, [])
  app.assertClean()
})

test('a start without a network is noticed too', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await answered(app)
  await app.setOnline(false)
  await app.relaunch()
  await app.waitFor(() => app.exists('#offline'), { of: 'the banner' })
})

test('what a form holds stays while the network comes and goes, and nothing moves', async (t) => {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.createParcel })
  await answered(app)
  await app.input('#remarks', '轻放')
  const before = app.setDataStats().calls
  await app.setOnline(false)
  const { bytes } = app.setDataStats({ since: before })
  assert.ok(bytes < 1000, `${bytes} bytes for the banner: the page must not be sent again`)
  await app.setOnline(true)
  await answered(app)
  assert.equal(app.value('#remarks'), '轻放')
  app.assertClean()
})

test('a request that WeChat cuts in the background is made again when the customer is back', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  await answered(app)
  const { expressNumber } = await declareParcel(customer)
  let cut = () => {}
  const hasLeft = new Promise<'interrupted'>((resolve) => {
    cut = () => resolve('interrupted')
  })
  app.options.onRequest = ({ path }) => (path === CALLS.parcelList ? hasLeft : undefined)
  await app.tap('#go-parcelList')
  await app.leave()
  cut()
  await answered(app)
  assert.match(requestsTo(app, CALLS.parcelList).at(-1)?.error ?? '', /interrupted/)
  delete app.options.onRequest

  await app.comeBack()
  await answered(app)
  assert.ok(app.text().includes(expressNumber), app.text())
  assert.deepEqual([app.toasts, app.modals], [[], []])
  app.assertClean()
})
