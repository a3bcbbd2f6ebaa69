import { submitTopup } from '../support/server/topups.ts'

import { TOPUP_LIST, TOPUP_RESULT } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('going forward shows the page of the address, not another one of its kind', async ({
  app,
  page,
  device,
  customer,
}) => {
  const [first, second] = [await submitTopup(customer), await submitTopup(customer)]
  await device.signIn(customer)
  await app.open(`${TOPUP_RESULT}?id=${first.id}`)
  await app.control('to-topups').click()
  await app.control(`topup-${second.id}`).click()
  await expect(app.text(second.code)).toBeVisible()

  await page.goBack()
  await app.expectAt(TOPUP_LIST)
  await page.goForward()
  await app.expectAt(`${TOPUP_RESULT}?id=${second.id}`)
  await expect(app.text(second.code)).toBeVisible()

  await page.goBack()
  await app.expectAt(TOPUP_LIST)
  await page.goBack()
  await app.expectAt(`${TOPUP_RESULT}?id=${first.id}`)
  await expect(app.text(first.code)).toBeVisible()
})
