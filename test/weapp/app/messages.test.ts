import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { storedParcel } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('unread messages are counted on the native tab bar, lead to their parcel, and are read', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  const { expressNumber } = await storedParcel(server, customer)
  const { app } = await openAsCustomer(t, server, { customer })
  const badge = () => app.tabs.items.map((tab) => tab.badge)
  assert.deepEqual(badge(), ['', '', '', '2'])

  await app.switchTab(`/${PAGES.mine}`)
  await answered(app)
  await app.tap('#door-messageList')
  await answered(app)
  assert.equal(app.page.path, PAGES.messageList)
  assert.equal(app.page.title, '消息')
  await app.tap({ text: '包裹已入库' })
  await answered(app)
  assert.equal(app.page.path, PAGES.parcelDetail)
  assert.ok(app.text().includes(expressNumber))
  await app.back()
  await answered(app)
  assert.ok(app.text('#tab-PARCEL').includes('1'))

  await app.tap('#read-all')
  await answered(app)
  assert.ok(app.text('.message-bar').includes('没有未读消息'))
  assert.deepEqual(badge(), ['', '', '', '2'], 'WeChat changes no tab bar that a page covers')
  await app.back()
  await answered(app)
  assert.deepEqual(badge(), ['', '', '', ''])
  app.assertClean()
})
