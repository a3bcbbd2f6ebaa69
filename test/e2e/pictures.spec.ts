import { declareParcel } from '../support/server/customers.ts'
import { storedParcel } from '../support/server/orders.ts'

import { HOME, PARCEL_DETAIL } from './support/routes.ts'
import { expect, test } from './support/test.ts'

/** Taller than any page, so all lazy pictures load, except those far to the side. */
const WHOLE_PAGE = { width: 390, height: 5_000 }

test('a photo of the warehouse is shown whole, with its caption below it', async ({
  app,
  device,
  customer,
  server,
}) => {
  const { id } = await storedParcel(server, customer)
  await device.signIn(customer)
  await app.open(`${PARCEL_DETAIL}?id=${id}`)
  const photo = app.visible('.evidence__photo').first()
  const picture = await photo.locator('img').boundingBox()
  const caption = await photo.locator('.evidence__caption').boundingBox()
  const { width = 0, height = 0, y = 0 } = picture ?? {}
  expect(width / height, 'as phones take photos').toBeCloseTo(4 / 3, 1)
  await expect(photo.locator('img')).toHaveCSS('object-fit', 'contain')
  expect(caption?.y, 'the caption').toBeGreaterThanOrEqual(y + height)
})

test('a picture of any shape fills its box beside a row', async ({ app, page, device, customer, server }) => {
  await storedParcel(server, customer)
  await declareParcel(customer)
  await device.signIn(customer)
  await page.setViewportSize(WHOLE_PAGE)
  await app.open(HOME)
  const box = app.visible('.picture-box:has(img)').first()
  const outer = await box.boundingBox()
  const inner = await box.locator('img').boundingBox()
  expect(inner).toEqual(outer)
  await expect(box.locator('img')).toHaveCSS('object-fit', 'cover')
})
