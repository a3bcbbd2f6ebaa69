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

test('a customs check that fails hinders nothing, and is asked for again', async ({
  app,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  const { id, expressNumber } = await storedParcel(server, customer)
  await device.signIn(customer)
  server.failNext({ path: '/api/u/customs/readiness', status: 500 })
  await app.open(`${PARCEL_DETAIL}?id=${id}`)
  await expect(app.visible('.status-head')).toContainText('已入库')
  await expect(app.text(expressNumber).first()).toBeVisible()
  await app.control('retry-customs').click()
  await expect(app.control('customs')).toContainText('不确定')
})
