import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer, type TestCustomer } from '../../../support/server/customers.ts'
import { deliveredOrder, storedParcel, weighedOrder } from '../../../support/server/orders.ts'
import { answered } from '../support/answered.ts'
import { openApp } from '../support/openApp.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { PAGES } from '../support/paths.ts'
import { context } from '../support/sharedServer.ts'

/** Where each page opens from a message, a card or a bookmark, and what it shows there. */
interface Entry {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly shows: RegExp
}

const FOR_VISITORS: readonly Entry[] = [
  { path: PAGES.calculate, shows: /试算运费/ },
  { path: PAGES.deliveryMethods, shows: /空运普货专线/ },
  { path: PAGES.tracking, query: { number: 'GONE12345678' }, shows: /GONE12345678/ },
]

const FOR_CUSTOMERS = [
  PAGES.selectToSubmit,
  PAGES.submitOrder,
  PAGES.orderList,
  PAGES.orderDetail,
  PAGES.confirmReceipt,
  PAGES.payOrder,
  PAGES.pendingPay,
]

/** A customer with an order of each kind, and the pages of these orders. */
async function customerWithOrders(): Promise<{ customer: TestCustomer; entries: readonly Entry[] }> {
  const { server } = context
  const customer = await newCustomer(server)
  const due = await weighedOrder(server, customer)
  const delivered = await deliveredOrder(server, customer)
  const stored = await storedParcel(server, customer)
  const entries = [
    { path: PAGES.selectToSubmit, shows: new RegExp(stored.expressNumber) },
    { path: PAGES.orderList, shows: new RegExp(due.code) },
    { path: PAGES.orderDetail, query: { id: due.id }, shows: /待付款/ },
    { path: PAGES.confirmReceipt, query: { id: delivered.id }, shows: /满意度/ },
    { path: PAGES.payOrder, query: { id: due.id }, shows: new RegExp(due.code) },
    { path: PAGES.pendingPay, shows: new RegExp(due.code) },
  ]
  return { customer, entries }
}

test('a visitor who opens an order’s page cold can sign in there, and sees what is public', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  for (const path of FOR_CUSTOMERS) {
    const query = { id: 'somebodys' }
    await app.relaunch({ path, query })
    await answered(app)
    assert.deepEqual([app.stack, app.exists('#sign-in')], [[path], true], path)
  }
  for (const { path, query = {}, shows } of FOR_VISITORS) {
    await app.relaunch({ path, query })
    await answered(app)
    assert.match(app.text(), shows)
  }
  assert.deepEqual([app.modals, app.toasts], [[], []])
  app.assertClean()
})

test('a link without its order, or to one that is gone, says so and leads on', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  for (const path of [PAGES.orderDetail, PAGES.payOrder, PAGES.confirmReceipt]) {
    for (const query of [{}, { id: 'gone' }, { id: '%E0%A4%A' }]) {
      await app.relaunch({ path, query })
      await answered(app)
      assert.match(app.text(), /没有找到这个订单/, `${path} ${JSON.stringify(query)}`)
      assert.ok(!app.exists('#retry'), path)
    }
  }
  app.assertClean()
})

test('each order page says that it cannot be read, and is whole after a retry', async (t) => {
  const { customer, entries } = await customerWithOrders()
  const { app } = await openAsCustomer(t, context.server, { customer })
  for (const { path, query = {}, shows } of [...entries, ...FOR_VISITORS]) {
    app.options.onRequest = ({ path: asked }) => (asked === '/api/u/user' ? undefined : 'offline')
    await app.relaunch({ path, query })
    await answered(app)
    assert.match(app.text(), /网络不可用/, path)
    delete app.options.onRequest
    // The calculator loads its choices separately, and each has its own retry.
    for (let parts = 0; parts < 2 && app.exists('#retry'); parts += 1) {
      await app.tap('#retry')
      await answered(app)
    }
    assert.match(app.text(), shows, path)
    assert.ok(!app.exists('#retry'), path)
  }
  assert.deepEqual(app.modals, [])
  app.assertClean()
})
