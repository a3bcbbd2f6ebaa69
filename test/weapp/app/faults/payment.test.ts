import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'

import { newCustomer } from '../../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../../support/server/funds.ts'
import { ORDERS, weighedOrder } from '../../../support/server/orders.ts'
import { answered } from '../support/answered.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { PAGES } from '../support/paths.ts'
import { context } from '../support/sharedServer.ts'

import type { RequestRecord } from '../../runner/LaunchOptions.ts'

/** Pays while the network dies, kills the app, and opens the page again with a network. */
async function killWhilePaying(t: TestContext, onPay: (request: RequestRecord) => Promise<unknown>) {
  const { server } = context
  const customer = await newCustomer(server)
  await creditBalance(server, customer, '200.00')
  const { id, total } = await weighedOrder(server, customer)
  const entry = { path: PAGES.payOrder, query: { id } }
  const { app } = await openAsCustomer(t, server, { customer, ...entry })
  app.options.onRequest = async (request) => {
    if (request.path === `${ORDERS}/${id}/pay`) await onPay(request)
    return 'offline' as const
  }
  await app.tap('#pay')
  await answered(app)
  assert.ok(app.text().includes('没有收到付款结果'), app.text())
  delete app.options.onRequest
  await app.relaunch(entry)
  await answered(app)
  const left = (20_000 - Math.round(Number(total) * 100)) / 100
  return { app, balance: () => balanceOf(customer), left: left.toFixed(2) }
}

test('an app killed before the answer to a payment shows it as paid, and it was charged once', async (t) => {
  const { app, balance, left } = await killWhilePaying(t, ({ path, method, header, data }) =>
    fetch(context.server.url + path, { method, headers: header, body: JSON.stringify(data) }),
  )

  assert.ok(app.text().includes('这个订单已付款'), app.text())
  assert.ok(!app.exists('#pay'))
  assert.equal(await balance(), left)
  app.assertClean()
})

test('an app killed before a payment was sent shows it as unpaid, and pays once', async (t) => {
  const { app, balance, left } = await killWhilePaying(t, async () => {})
  assert.equal(await balance(), '200.00')

  await app.tap('#pay')
  await answered(app)

  assert.ok(app.text('#success').includes('支付成功'))
  assert.equal(await balance(), left)
  app.assertClean()
})
