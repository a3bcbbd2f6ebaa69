import { accepted } from '../support/server/apiClient.ts'
import { balanceOf, creditBalance } from '../support/server/funds.ts'
import { orderCommands } from '../support/server/operatorCommands.ts'
import { newAddress, ORDERS, orderRequest, storedParcel } from '../support/server/orders.ts'
import { CONFIRM_RECEIPT, ORDER_DETAIL, PAY_ORDER, SELECT_TO_SUBMIT, SUBMIT_ORDER } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { LogisticsOrderDetail } from '../../server/contracts/logisticsOrder.ts'
import type { TestCustomer } from '../support/server/customers.ts'
import type { Screen } from './support/Screen.ts'

/** Chooses the only parcel that can be shipped, and a delivery method. */
async function prepareOrder(app: Screen): Promise<void> {
  await app.open(SELECT_TO_SUBMIT)
  await app.visible('[role=checkbox]').click()
  await app.control('submit-selected').click()
  await app.expectAt(SUBMIT_ORDER)
  await app.control('channel-air-general').click()
  await expect(app.visible('.action-bar')).toContainText('¥')
}

/**
 * Submits the order and opens it.
 *
 * @returns the order's code
 */
async function submitOrder(app: Screen): Promise<string> {
  await app.control('submit').click()
  await expect(app.text('已提交集运')).toBeVisible()
  const [code = ''] = /L\d{12}/.exec((await app.control('copy-code').textContent()) ?? '') ?? []
  await app.control('to-order').click()
  await app.expectAt(ORDER_DETAIL)
  await expect(app.control('order-bill')).toContainText('预估费用')
  return code
}

/** Confirms the receipt of the order on screen, and comes back to it. */
async function confirmReceipt(app: Screen): Promise<void> {
  await app.control('do-confirmReceipt').click()
  await app.expectAt(CONFIRM_RECEIPT)
  await app.control('satisfaction-5').click()
  await app.control('submit').click()
  await expect(app.text('已确认收货')).toBeVisible()
  await app.page.getByRole('dialog').getByText('查看订单').click()
  await expect(app.text('订单已完成。')).toBeVisible()
}

/** What is left of 200.00 after paying the customer's only order. */
async function leftOf200({ api }: TestCustomer): Promise<string> {
  const { body } = await api.post<{ items: readonly { total: string }[] }>(`${ORDERS}/list`)
  return ((20_000 - Math.round(Number(body.items[0]?.total) * 100)) / 100).toFixed(2)
}

test('a selected parcel becomes an order that is weighed, paid by hand, shipped and confirmed', async ({
  app,
  page,
  device,
  server,
  customer,
}) => {
  await storedParcel(server, customer)
  await newAddress(customer)
  await creditBalance(server, customer, '200.00')
  await device.signIn(customer)
  await prepareOrder(app)
  const staff = orderCommands(server, await submitOrder(app))

  await staff.weigh()
  await page.reload()
  await expect(app.control('order-bill'), 'why it costs more than estimated').toContainText('装箱后')
  await app.control('do-pay').click()
  await app.expectAt(PAY_ORDER)
  await app.control('pay').click()
  await expect(app.text('支付成功')).toBeVisible()
  expect(await balanceOf(customer)).toBe(await leftOf200(customer))
  await page.getByRole('dialog').getByText('查看订单').click()
  await app.expectAt(ORDER_DETAIL)
  await expect(app.text('待发货').first()).toBeVisible()

  await staff.ship()
  await staff.sign()
  await page.reload()
  await confirmReceipt(app)
})

test('auto-pay pays an order when it leaves, and its pickup point says where to collect it', async ({
  app,
  page,
  device,
  server,
  customer,
}) => {
  await creditBalance(server, customer, '200.00')
  const toStation = { receivingMethod: 20, pickupStationId: 'sg-jurong' } as const
  const request = await orderRequest(customer, [await storedParcel(server, customer)], toStation)
  const { id, code } = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, request))
  const staff = orderCommands(server, code)
  await staff.weigh()
  await device.signIn(customer)
  await app.open(`${ORDER_DETAIL}?id=${id}`)
  const status = app.control('order-status')
  await expect(status).toContainText('付款后安排出库')
  await app.control('isAutoPay').click()
  await expect(status).toContainText('出库时从余额自动扣款')
  expect(await balanceOf(customer)).toBe('200.00')

  await staff.ship()
  await staff.reachPickup()
  await page.reload()
  await expect(status).toContainText('已到裕廊东自提点，请尽快领取')
  expect(await balanceOf(customer)).toBe(await leftOf200(customer))
  await expect(app.control('do-pay')).toBeHidden()
  const station = app.control('order-station')
  for (const words of ['裕廊东 13 街 135 座', '每天 10:00–21:00', '出示取件码'])
    await expect(station).toContainText(words)
  await expect(station).toContainText(/取件码\d{6}/)

  await staff.sign()
  await page.reload()
  await confirmReceipt(app)
})

test('a cancelled order gives its parcel and its coupon back', async ({ app, device, server, customer }) => {
  await storedParcel(server, customer)
  await newAddress(customer)
  accepted(await customer.api.post('/api/u/coupon-management/coupon/new-customer/collect'))
  await device.signIn(customer)
  await prepareOrder(app)
  await expect(app.control('coupon'), 'the best coupon is chosen by itself').toContainText('新客运费券')
  await submitOrder(app)
  await expect(app.control('order-bill')).toContainText('新客运费券')

  await app.control('cancel-order').click()
  await app.modal.getByText('取消订单').last().click()
  await expect(app.text('优惠券也已退还')).toBeVisible()

  await prepareOrder(app)
  await expect(app.control('coupon')).toContainText('新客运费券')
})
