import { PASSWORD } from '../support/server/customers.ts'
import { balanceOf, creditBalance } from '../support/server/funds.ts'

import { CONFIRM_STORE_ORDER, LOGIN, PARCEL_DETAIL, PAY_STORE_ORDER, PRODUCT } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('from a shared product over signing in to the parcel that it becomes', async ({
  app,
  page,
  customer,
  server,
}) => {
  await creditBalance(server, customer, '500.00')
  await app.open(`${PRODUCT}?id=desk-lamp`)
  await app.control('quantity-more').click()
  // The price of two, whatever it is.
  const price = await app.visible('.bar-total .money').innerText()
  await app.control('buy').click()
  await app.expectAt(LOGIN)
  await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
  await app.control('submit').click()

  await app.expectAt(CONFIRM_STORE_ORDER)
  await expect(app.visible('.bar-total .money')).toHaveText(price.replace(/\s/g, ''))
  await app.fill({ remarks: '请加气泡膜' })
  await page.reload()
  await expect(app.control('remarks').locator('textarea')).toHaveValue('请加气泡膜')
  await app.control('submit').click()

  await app.expectAt(PAY_STORE_ORDER)
  await app.control('pay').click()
  await app.control('see-parcel').click()
  await app.expectAt(PARCEL_DETAIL)
  await expect(app.text('请加气泡膜').first()).toBeVisible()
  expect(await balanceOf(customer)).toBe('102.00')

  await page.goBack()
  await expect(app.control('pay')).toHaveCount(0)
})
