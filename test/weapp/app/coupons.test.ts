import assert from 'node:assert/strict'
import { test } from 'node:test'

import { COUPONS } from '../../support/server/coupons.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

test('a coupon is collected once, and a code with spaces is redeemed once', async (t) => {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.myCoupon })
  await answered(app)
  await app.tap('#coupon-centre')
  await answered(app)
  assert.equal(app.page.path, PAGES.couponList)

  await Promise.all([app.tap('#collect-ten-percent'), app.tap('#collect-ten-percent')])
  await answered(app)
  assert.equal(requestsTo(app, `${COUPONS}/coupon/ten-percent/collect`).length, 1)
  assert.ok(app.text('#centre-ten-percent').includes('去使用'))

  await app.input('#code', 'wel come 8')
  await app.tap('#redeem')
  await answered(app)
  assert.ok(app.text('#success').includes('“欢迎券”已放入“我的优惠券”'))
  await app.back()
  await app.waitFor(() => !app.exists('#success'), { of: 'the sheet going away' })
  await app.input('#code', 'WELCOME8')
  await app.tap('#redeem')
  await answered(app)
  assert.ok(app.text('#field-code').includes('无法兑换：您已经领取过'), app.text('#field-code'))

  await app.back()
  await answered(app)
  assert.equal(app.page.path, PAGES.myCoupon)
  for (const words of ['欢迎券', '满 ¥50 可用', '运费九折券']) assert.ok(app.text().includes(words), words)
  app.assertClean()
})
