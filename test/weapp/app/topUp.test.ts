import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { weighedOrder } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { addPhotos, photo } from './support/declaration.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('a payment that lacks money leads to a top-up with a picture, its result, and back', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  const { id, total } = await weighedOrder(server, customer)
  const { app } = await openAsCustomer(t, server, {
    path: PAGES.payOrder,
    query: { id },
    customer,
  })
  await app.tap('#top-up')
  await answered(app)
  assert.equal(app.page.path, PAGES.topUp)
  assert.ok(app.text('.topup-amount').includes(`付款还差 ¥${total}`))

  await app.tap('#method-33')
  await answered(app)
  assert.ok(app.text('#topup-account').includes('小程序内无法打开这个链接'))
  await app.tap('#copy-link')
  assert.match(app.clipboard, /^https:\/\//)
  await app.tap('#submit')
  assert.ok(app.text('#field-images').includes('必填'))
  await addPhotos(app, [await photo('proof.png')])
  await Promise.all([app.tap('#submit'), app.tap('#submit')])
  await answered(app)

  assert.equal(app.page.path, PAGES.topupResult)
  assert.equal(app.page.title, '支付结果')
  await app.back()
  await answered(app)
  assert.equal(app.page.path, PAGES.payOrder)
  assert.ok(app.text('.action-bar').includes(`另有 ¥${total} 充值正在审核`))
  app.assertClean()
})
