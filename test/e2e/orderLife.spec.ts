import { accepted } from '../support/server/apiClient.ts'
import { balanceOf, creditBalance, operatorOf } from '../support/server/funds.ts'
import { newAddress, ORDERS, orderDesk, storedParcel } from '../support/server/orders.ts'
import { CONFIRM_RECEIPT, ORDER_DETAIL, PAY_ORDER, SELECT_TO_SUBMIT, SUBMIT_ORDER } from './support/routes.ts'
import { expect, test } from './support/test.ts'

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

async function totalOf({ api }: TestCustomer): Promise<string> {
  const { body } = await api.post<{ items: readonly { total: string }[] }>(`${ORDERS}/list`)
  return body.items[0]?.total ?? ''
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
  const code = await submitOrder(app)

  const desk = orderDesk(operatorOf(server))
  await desk.process(code)
  await desk.weigh(code, { boxes: [{ weight: 2.1, length: 32, width: 22, height: 12 }] })
  await page.reload()
  await expect(app.control('order-bill'), 'why it costs more than estimated').toContainText('装箱后')
  await app.control('do-pay').click()
  await app.expectAt(PAY_ORDER)
  await app.control('pay').click()
  await expect(app.text('支付成功')).toBeVisible()
  const left = (20_000 - Math.round(Number(await totalOf(customer)) * 100)) / 100
  expect(await balanceOf(customer)).toBe(left.toFixed(2))
  await page.getByRole('dialog').getByText('查看订单').click()
  await app.expectAt(ORDER_DETAIL)
  await expect(app.text('待发货').first()).toBeVisible()

  await desk.ship(code)
  await desk.call(code, 'sign')
  await page.reload()
  await app.control('do-confirmReceipt').click()
  await app.expectAt(CONFIRM_RECEIPT)
  await app.control('submit').click()
  await expect(app.text('必填'), 'satisfaction is required').toBeVisible()
  await app.control('satisfaction-5').click()
  await app.control('submit').click()
  await expect(app.text('已确认收货')).toBeVisible()
  await page.getByRole('dialog').getByText('查看订单').click()
  await expect(app.text('订单已完成。')).toBeVisible()
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
