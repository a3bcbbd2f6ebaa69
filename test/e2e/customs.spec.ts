import { newAddress, storedParcel } from '../support/server/orders.ts'
import { PARCEL_DETAIL, PARCEL_LIST, PARCEL_UPDATE } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('what customs lacks is filled in from its sheet, which is there again, up to date', async ({
  app,
  device,
  customer,
  server,
}) => {
  const { id } = await storedParcel(server, customer, { declaredName: '风筝' })
  await newAddress(customer)
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  await app.control(`parcel-${id}`).click()
  await app.expectAt(PARCEL_DETAIL)
  await expect(app.control('customs')).toContainText('待补充')
  await app.control('customs').click()
  await app.expectAccessible()

  await app.control('fix-ENGLISH_NAME').click()
  await app.expectAt(PARCEL_UPDATE)
  await expect(app.field('englishName')).toBeFocused()
  await expect(app.field('englishName')).toBeInViewport()
  await app.fill({ englishName: 'silk kite' })
  await app.control('submit').click()
  await app.control('see-parcel').click()

  await app.expectAt(PARCEL_DETAIL)
  await expect(app.visible('.sheet')).toContainText('silk kite')
  await expect(app.control('fix-ENGLISH_NAME')).toHaveCount(0)
})
