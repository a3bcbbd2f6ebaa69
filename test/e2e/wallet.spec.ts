import { creditBalance } from '../support/server/funds.ts'
import { paidOrder } from '../support/server/orders.ts'
import { FUND_ACCOUNT_LOG, MY_WALLET, ORDER_DETAIL } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('from the wallet, a month’s entries lead to the order, are still there on coming back, and can be downloaded', async ({
  app,
  page,
  device,
  server,
  customer,
}) => {
  await creditBalance(server, customer, '500.00')
  const { id } = await paidOrder(server, customer)
  await device.signIn(customer)
  await app.open(MY_WALLET)
  await expect(app.control('entries')).toContainText('今天')
  await app.visible('.month-bars__month').last().click()
  await app.expectAt(FUND_ACCOUNT_LOG)
  await app.control('tab-3').click()
  await app.visible('.entry', { hasText: '集运订单' }).click()
  await app.expectAt(`${ORDER_DETAIL}?id=${id}`)

  await page.goBack()
  await app.expectAt(FUND_ACCOUNT_LOG)
  await expect(app.visible('.entry')).toHaveCount(1)
  await expect(app.control('clear-month')).toBeVisible()
  const download = page.waitForEvent('download')
  await app.control('export-entries').click()
  expect((await download).suggestedFilename()).toMatch(/^余额明细-.*\.csv$/)

  await page.goBack()
  await app.expectAt(MY_WALLET)
  await expect(app.visible('#taro-navigation-bar')).toHaveCount(0)
})
