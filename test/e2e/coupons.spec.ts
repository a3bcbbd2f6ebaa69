import { eq } from 'drizzle-orm'

import { coupons } from '../../server/db/schema/index.ts'

import { COUPON_LIST, MY_COUPON } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('a coupon is collected, another one is gone, a code is corrected; both coupons can be used', async ({
  app,
  device,
  server,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/400|409/)
  const setStock = (stock: number) =>
    server.db.update(coupons).set({ stock }).where(eq(coupons.id, 'weekend-20'))
  await setStock(1)
  await device.signIn(customer)
  await app.open(MY_COUPON)
  await expect(app.text('没有可用的优惠券')).toBeVisible()
  await app.control('to-centre').click()
  await app.expectAt(COUPON_LIST)

  await app.control('collect-ten-percent').click()
  await expect(app.control('use-ten-percent')).toBeVisible()
  await expect(app.control('centre-weekend-20')).toContainText('仅剩 1 张')
  await setStock(0)
  await app.control('collect-weekend-20').click()
  await app.readRefusal('无法领取：已被领完')
  await expect(app.control('centre-weekend-20')).toContainText('已领完')

  await app.fill({ code: 'welcome9' })
  await app.control('redeem').click()
  await app.readRefusal('没有这个兑换码')
  await expect(app.control('field-code').getByRole('alert')).toContainText('没有这个兑换码')
  await expect(app.field('code')).toHaveValue('welcome9')
  await app.fill({ code: 'wel come　８' })
  await app.control('redeem').click()
  await expect(app.control('success')).toContainText('“欢迎券”已放入“我的优惠券”')
  await app.control('to-mine').click()

  await app.expectAt(MY_COUPON)
  await expect(app.visible('.coupon')).toHaveCount(2)
  await expect(app.text('欢迎券')).toBeVisible()
  await expect(app.text('运费九折券')).toBeVisible()
})
