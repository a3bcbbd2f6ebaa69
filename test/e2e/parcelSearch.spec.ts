import { manyParcels } from './support/manyParcels.ts'
import { CREATE_PARCEL, PARCEL_DETAIL, PARCEL_LIST, PARCEL_SEARCH } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('a search finds, remembers, and helps when there is nothing to find', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  const number = await manyParcels(server, customer, 9)
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  await app.control('search-parcels').click()
  await app.expectAt(PARCEL_SEARCH)
  const part = `${number.slice(3)}-4`
  await app.field('parcel-search').fill(part)
  await app.field('parcel-search').press('Enter')
  await expect(app.visible('.row-card')).toHaveCount(1)
  await app.visible('.row-card').click()
  await app.expectAt(PARCEL_DETAIL)
  await page.goBack()
  await expect(app.field('parcel-search')).toHaveValue(part)
  await expect(app.visible('.row-card')).toHaveCount(1)

  await app.field('parcel-search').fill('YT99887766554433')
  await app.control('search').click()
  await expect(app.text('没有找到包裹')).toBeVisible()
  await expect(app.control('look-unclaimed')).toBeVisible()
  await app.control('declare-searched').click()
  await app.expectAt(CREATE_PARCEL)
  await expect(app.field('expressNumber')).toHaveValue('YT99887766554433')

  await page.goBack()
  await app.control('parcel-search-clear').click()
  const history = app.visible('.search-history__words')
  await expect(history).toHaveText(['YT99887766554433', part])
  await app.expectAccessible()
  await app.control('clear-history').click()
  await app.modal.getByText('清空', { exact: true }).click()
  await expect(history).toHaveCount(0)
})
