import assert from 'node:assert/strict'
import { test } from 'node:test'

import { creditBalance } from '../../support/server/funds.ts'
import { paidOrder } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('the wallet, opened from outside, leads to a month’s entries, their order, and to Mine', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  await creditBalance(server, customer, '500.00')
  const { code, total } = await paidOrder(server, customer)
  await app.relaunch({ path: PAGES.myWallet })
  await answered(app)
  assert.equal(app.text('#balance'), `¥${(500 - Number(total)).toFixed(2)}`)

  await app.tap('#all-entries')
  await answered(app)
  assert.equal(app.page.path, PAGES.fundAccountLog)
  await app.tap({ text: '集运订单', within: '.status-tabs' })
  await answered(app)
  assert.match(app.text('.entry-blocks'), new RegExp(`集运订单−¥${total}\\s+${code}`))
  await app.tap('.entry--door')
  await answered(app)
  assert.equal(app.page.path, PAGES.orderDetail)

  await app.relaunch({ path: PAGES.myWallet })
  await answered(app)
  await app.tap('#back')
  await answered(app)
  assert.equal(app.page.path, PAGES.mine)
  app.assertClean()
})
