import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'

import { collectCoupon } from '../../support/server/coupons.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../support/server/funds.ts'
import { orderCommands } from '../../support/server/operatorCommands.ts'
import { newAddress, storedParcel } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

import type { MiniProgram } from '../runner/MiniProgram.ts'

/** A customer with 300.00 and two stored parcels, where they are chosen for an order. */
async function openSelection(t: TestContext, customer: TestCustomer): Promise<MiniProgram> {
  const { server } = context
  const { app } = await openAsCustomer(t, server, { path: PAGES.selectToSubmit, customer })
  return app
}

async function newShipper(): Promise<{ customer: TestCustomer; parcelIds: readonly string[] }> {
  const { server } = context
  const customer = await newCustomer(server)
  await newAddress(customer)
  await creditBalance(server, customer, '300.00')
  const parcels = [await storedParcel(server, customer), await storedParcel(server, customer)]
  return { customer, parcelIds: parcels.map(({ id }) => id) }
}

/** Takes the parcels to the order, and chooses a delivery method. */
async function prepare(app: MiniProgram, parcelIds: readonly string[]): Promise<void> {
  for (const id of parcelIds) await app.tap(`#parcel-${id}`)
  await app.waitFor(() => /运费 ¥[\d.]+ 起/.test(app.text('#select-sum')), { of: 'the cheapest price' })
  const saves = /合箱寄可省 ¥[\d.]+.*合箱 ¥[\d.]+ · 分开 ¥/s
  await app.waitFor(() => saves.test(app.text('#saving')), { of: 'the saving' })
  await app.tap('#submit-selected')
  await app.waitFor(() => app.exists('.channel-card'), { of: 'the delivery methods' })
  await app.tap('#channel-air-general')
  await priced(app)
}

/** Prices are requested with a delay after the last change; until they are here, nobody can submit. */
async function priced(app: MiniProgram): Promise<void> {
  await app.waitFor(() => !app.exists('.action-bar .button--disabled'), { of: 'the price' })
  await answered(app)
}

/**
 * Submits the order and opens it.
 *
 * @returns its code
 */
async function submit(app: MiniProgram): Promise<string> {
  await app.tap('#submit')
  await answered(app)
  const [code = ''] = /L\d{12}/.exec(app.text('#copy-code')) ?? []
  await app.tap('#to-order')
  await answered(app)
  assert.equal(app.page.path, PAGES.orderDetail)
  return code
}

/** The rows of the order list under a tab, as when the app is opened there anew. */
async function listed(app: MiniProgram, tab: string): Promise<string> {
  await app.relaunch({ path: PAGES.orderList })
  await answered(app)
  await app.tap({ text: tab, within: '.status-tabs' })
  await answered(app)
  return app.text('.row-card')
}

async function confirmReceipt(app: MiniProgram): Promise<void> {
  assert.equal(app.page.path, PAGES.confirmReceipt)
  await app.tap('#satisfaction-5')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('已确认收货'))
}

test('parcels become an order that is paid by hand, shipped, tracked and confirmed', async (t) => {
  const { customer, parcelIds } = await newShipper()
  const app = await openSelection(t, customer)
  await prepare(app, parcelIds)
  const code = await submit(app)
  const staff = orderCommands(context.server, code)

  await staff.weigh()
  const due = await listed(app, '待付款')
  for (const part of [code, '待付款']) assert.ok(due.includes(part), due)
  assert.match(due, /最晚 \d+ 月 \d+ 日付款/)
  await app.tap({ text: '去付款' })
  await answered(app)
  assert.equal(app.page.path, PAGES.payOrder)
  const [, left = ''] = /支付后余额\s*¥([\d.]+)/.exec(app.text()) ?? []
  await app.tap('#pay')
  await answered(app)
  assert.ok(app.text('#success').includes(`余额 ¥${left}`), app.text())
  assert.equal(await balanceOf(customer), left)
  await app.tap('#see-order')
  await answered(app)
  assert.ok(app.text('#order-status').includes('待发货'))

  await staff.ship()
  await app.pullDownRefresh()
  assert.ok(app.text('#order-status').includes('由 SingPost 承运'))
  await app.tap('#copy-number')
  await app.relaunch({ path: PAGES.tracking })
  await app.input('#tracking-search', app.clipboard, { confirm: true })
  await answered(app)
  assert.ok(app.text('#tracking-status').includes('已离开仓库'))

  await staff.sign()
  assert.ok((await listed(app, '已签收')).includes(code))
  await app.tap({ text: '确认收货', within: '.row-card-frame__action' })
  await answered(app)
  await confirmReceipt(app)
  assert.ok((await listed(app, '已完成')).includes(code))
  app.assertClean()
})

test('auto-pay pays an order when it leaves, and it is collected at a pickup point', async (t) => {
  const { customer, parcelIds } = await newShipper()
  const app = await openSelection(t, customer)
  await prepare(app, parcelIds)
  await app.tap('#receive-pickup')
  await app.tap('#station')
  await app.tap('#station-sg-jurong')
  await app.tap('#isAutoPay')
  await priced(app)
  const code = await submit(app)
  const staff = orderCommands(context.server, code)

  await staff.weigh()
  await app.pullDownRefresh()
  assert.ok(app.text('#order-status').includes('出库时从余额自动扣款'))
  const [, total = ''] = /待付款 ¥([\d.]+)/.exec(app.text('#order-status')) ?? []
  assert.equal(await balanceOf(customer), '300.00')

  await staff.ship()
  await app.pullDownRefresh()
  assert.ok(app.text('#order-status').includes('已发货'))
  assert.ok(!app.exists('#do-pay'))
  assert.equal(Number(await balanceOf(customer)), (30_000 - Math.round(Number(total) * 100)) / 100)

  await staff.reachPickup()
  await app.pullDownRefresh()
  assert.ok(app.text('#order-status').includes('已到裕廊东自提点，请尽快领取'))
  const station = app.text('#order-station')
  for (const part of ['裕廊东 13 街 135 座', '每天 10:00–21:00', '出示取件码'])
    assert.ok(station.includes(part), station)
  assert.match(station, /取件码\s*\d{6}/)

  await staff.sign()
  await app.pullDownRefresh()
  await app.tap('#do-confirmReceipt')
  await answered(app)
  await confirmReceipt(app)
  await app.tap('#see-order')
  await answered(app)
  assert.ok(app.text('#order-status').includes('订单已完成'))
  app.assertClean()
})

test('a cancelled order gives its parcels and its coupon back', async (t) => {
  const { customer, parcelIds } = await newShipper()
  await collectCoupon(customer, 'new-customer')
  const app = await openSelection(t, customer)
  await prepare(app, parcelIds)
  assert.ok(app.text('#coupon').includes('新客运费券'), 'the best coupon is chosen by itself')
  await submit(app)

  await app.tap('#cancel-order')
  await answered(app)
  assert.match(app.modals.at(-1)?.content ?? '', /2 个包裹会退回.*优惠券也会退还/)
  assert.ok(app.text('#order-status').includes('优惠券也已退还'))

  await app.relaunch({ path: PAGES.selectToSubmit })
  await answered(app)
  await prepare(app, parcelIds)
  assert.ok(app.text('#coupon').includes('新客运费券'))
  app.assertClean()
})
