import { declareParcel } from '../support/server/customers.ts'

import { countNodes, MAX_NODES } from './support/nodes.ts'
import { LANGUAGE, MINE, PARCEL_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const MAX_ROWS = 40
const PARCELS = 50

test('a list of fifty parcels, read to its end, stays small', async ({ app, page, device, customer }) => {
  await Promise.all(Array.from({ length: PARCELS }, () => declareParcel(customer)))
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  const rows = app.visible('.row-card')
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded()
    await expect(app.text('没有更多了')).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(await rows.count()).toBeLessThanOrEqual(MAX_ROWS)
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)
})

test('pages that were left leave nothing behind', async ({ app, page }) => {
  await app.open(MINE)
  const visit = async () => {
    await app.control('language').click()
    await app.expectAt(LANGUAGE)
    await page.goBack()
    await expect(app.control('language')).toBeVisible()
    // Taro removes the closed page only after it has shown the one below.
    await expect(page.locator('.taro_page')).toHaveCount(1)
    await app.settled()
  }
  // The first visits add nodes that stay: the other page's styles and scripts.
  for (let round = 0; round < 2; round += 1) await visit()
  const before = await countNodes(page)
  for (let round = 0; round < 8; round += 1) await visit()
  await expect.poll(() => countNodes(page), 'DOM nodes after ten visits beside two').toBe(before)
})
