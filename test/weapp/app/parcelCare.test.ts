import assert from 'node:assert/strict'
import { test } from 'node:test'

import { caseStaff, registerUnclaimed } from '../../support/server/care.ts'
import { unique } from '../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../support/server/funds.ts'
import { dearerOrder, storedParcel } from '../../support/server/orders.ts'
import { serviceStaff } from '../../support/server/serviceStaff.ts'
import { answered } from './support/answered.ts'
import { addPhotos, fillRequired, photo } from './support/declaration.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

test('a parcel that arrived undeclared is declared and off the list', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const expressNumber = unique('SF3300000')
  await server.warehouse.arrive(expressNumber, { idCode: customer.user.idCode })
  await app.pullDownRefresh()
  await answered(app)
  await app.tap('#todo-undeclared')
  await answered(app)
  assert.equal(app.page.path, PAGES.undeclaredParcel)
  assert.equal(app.page.title, '待申报包裹')
  assert.ok(app.text('.undeclared-card').includes(expressNumber))

  await app.tap({ text: '去申报' })
  await answered(app)
  assert.equal(app.page.path, PAGES.createParcel)
  await fillRequired(app, expressNumber)
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('已在仓库'))
  await app.tap('#close-sheet')
  await app.waitFor(() => app.page.path === PAGES.undeclaredParcel, { of: 'the list' })
  await answered(app)

  assert.ok(app.text().includes('没有待申报的包裹'))
  app.assertClean()
})

test('photos of a stored parcel are paid for, and one that can’t be had is refunded', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  await creditBalance(server, customer, '12.00')
  const parcel = await storedParcel(server, customer)
  await app.relaunch({ path: PAGES.parcelDetail, query: { id: parcel.id } })
  await answered(app)
  for (const service of ['detail-photos', 'retail-packaging-off']) {
    await app.tap('#choose-service')
    await answered(app)
    await app.tap(`#offer-${service}`)
    await app.tap('#pay-service')
    await answered(app)
  }
  assert.equal(await balanceOf(customer), '4.00')

  const staff = serviceStaff(server, parcel)
  await staff.photograph()
  await staff.refuse('retail-packaging-off', '没有零售包装')
  await app.pullDownRefresh()
  await answered(app)
  const words = app.text('#parcel-services')
  assert.ok(words.includes('已完成') && words.includes('没有零售包装（已退款）'), words)
  assert.equal(await balanceOf(customer), '7.00')
  app.assertClean()
})

test('a weight is disputed with a picture, talked about, and the case closes', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const { id } = await storedParcel(server, customer)
  await app.relaunch({ path: PAGES.parcelDetail, query: { id } })
  await answered(app)
  assert.equal(app.text('#volume-computation'), '体积重：30 × 20 × 10\u00a0cm ÷ 6000 = 1.00\u00a0kg')
  await app.tap('#need-help')
  await app.tap('#case-WEIGHT_DISPUTE')
  await answered(app)
  await app.tap('#submit')
  assert.ok(app.text('#field-description').includes('必填'))
  await app.input('#description', '商家说只有 1 kg')
  await addPhotos(app, [await photo()])
  await app.tap('#submit')
  await answered(app)
  await app.tap('#see-case')
  await app.waitFor(() => app.page.path === PAGES.afterSalesDetail, { of: 'the request' })
  await answered(app)

  const staff = caseStaff(server, app.text('#copy-code'))
  await staff.answer('请问有称重照片吗？')
  await app.pullDownRefresh()
  await answered(app)
  assert.ok(app.text('#case-thread').includes('请问有称重照片吗？'))
  await app.input('#content', '照片在上面')
  await app.tap('#reply')
  await answered(app)
  assert.ok(app.text('#case-thread').includes('照片在上面'))

  await staff.reject('复称无误')
  await app.input('#content', '还有一点')
  await app.tap('#reply')
  await answered(app)
  assert.match(app.modals.at(-1)?.content ?? '', /不能进行此操作/)
  assert.ok(app.text().includes('申请已结束'))
  await app.relaunch({ path: PAGES.mine })
  await answered(app)
  await app.tap('#orders-openCases')
  await answered(app)
  assert.equal(app.page.path, PAGES.afterSalesList)
  assert.ok(app.text('.row-card').includes('已驳回'))
})

test('a charge is explained, and asked about from its line of the bill', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const { id } = await dearerOrder(server, customer)
  await app.relaunch({ path: PAGES.orderDetail, query: { id } })
  await answered(app)
  const explained = app.text('.line-difference__why')
  assert.match(explained, /^装箱后/)
  await app.tap('#ask-0')
  await answered(app)
  assert.equal(app.page.path, PAGES.createAfterSales)
  assert.ok(app.text('#case-subject').includes('国际运费预估'))
  assert.ok(String(app.value('#description')).includes(explained))

  await app.tap('#submit')
  await answered(app)
  await app.tap('#see-case')
  await app.waitFor(() => app.page.path === PAGES.afterSalesDetail, { of: 'the question' })
  await answered(app)
  assert.ok(app.text('#case-head').includes('国际运费 · 预估'))

  // A line has one open question: asking again leads to it.
  await app.relaunch({ path: PAGES.orderDetail, query: { id } })
  await answered(app)
  await app.tap('#ask-0')
  await answered(app)
  assert.equal(app.page.path, PAGES.afterSalesDetail)
  app.assertClean()
})

test('an unclaimed parcel is claimed; a wrong number says how many tries are left', async (t) => {
  const { server } = context
  const { id, expressNumber } = await registerUnclaimed(server)
  const { app } = await openAsCustomer(t, server, { path: PAGES.unclaimedParcel })
  await answered(app)
  await app.tap(`#unclaimed-${id}`)
  await answered(app)
  assert.equal(app.page.path, PAGES.claimParcel)
  await addPhotos(app, [await photo()])
  await app.input('#expressNumber', 'YT0000000000')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#field-expressNumber').includes('还可以尝试 4 次'), app.text('#field-expressNumber'))
  await app.input('#expressNumber', expressNumber)
  await app.tap('#submit')
  await answered(app)

  assert.ok(app.text('#success').includes('已提交认领'))
  await app.back()
  await app.waitFor(() => !app.exists('#success'), { of: 'the sheet going away' })
  assert.ok(app.text().includes('您的认领审核中'))
  await app.back()
  await answered(app)
  await app.tap('#tab-mine')
  await answered(app)
  assert.ok(app.text('.row-card').includes('审核中'))
})
