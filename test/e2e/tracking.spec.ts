import { storedParcel } from '../support/server/orders.ts'

import { scanPhoto } from './support/photo.ts'
import { HOME, TRACKING } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('a visitor follows a number from a message or a label, and a copied address shows it again', async ({
  app,
  page,
  customer,
  server,
}) => {
  const [pasted, scanned] = [await storedParcel(server, customer), await storedParcel(server, customer)]
  await app.open(HOME)
  await app.control('go-tracking').click()
  await app.expectAt(TRACKING)
  await app.field('tracking-search').fill(`亲，快递单号：${pasted.expressNumber}，已经发货`)
  await app.control('search').click()
  await expect(app.control('tracking-status')).toContainText('快递已称重入库')
  expect(page.url()).toContain(`number=${pasted.expressNumber}`)

  await app.control('scan').click()
  await scanPhoto(page, app, scanned.expressNumber)
  await expect(app.control('tracking-number')).toContainText(scanned.expressNumber)
  await expect(page).toHaveURL(new RegExp(`number=${scanned.expressNumber}$`))
  await page.reload()
  await expect(app.control('tracking-number')).toContainText(scanned.expressNumber)

  await page.goBack()
  await app.expectAt(HOME)
})
