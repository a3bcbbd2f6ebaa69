import assert from 'node:assert/strict'
import { test } from 'node:test'

import { newCustomer } from '../../support/server/customers.ts'
import { submitTopup, topupStaff } from '../../support/server/topups.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('a top-up opened from a message is under review, is rejected, and says why', async (t) => {
  const { server } = context
  const customer = await newCustomer(server)
  const topup = await submitTopup(customer)
  const { app } = await openAsCustomer(t, server, {
    customer,
    path: PAGES.topupResult,
    query: { id: topup.id },
  })
  assert.equal(app.page.title, '支付结果')
  assert.match(app.text('#topup-status'), /客服审核中\n预计 .*\d\d:\d\d 前完成/)
  await topupStaff(server, topup).reject('截图看不清交易单号')

  await app.tap('#cancel-topup')
  await answered(app)
  assert.match(app.modals[0]?.content ?? '', /如果已经付款，请先联系客服/)
  assert.match(app.modals[1]?.content ?? '', /不能进行此操作/)

  assert.match(app.text('#topup-status'), /充值未成功\n原因：截图看不清交易单号/)
})
