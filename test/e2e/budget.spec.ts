import { declareParcel } from '../support/server/customers.ts'

import { LANGUAGE, MINE, PARCEL_LIST } from './support/routes.ts'
import { allScreens, linksFor } from './support/screens.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'

const MOST_NODES = 1_500
const MOST_ROWS = 40
const PARCELS = 50

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

test('every screen stays small', async ({ app, page, device, customer, server }) => {
  test.slow()
  const screens = allScreens(await linksFor(server, customer))
  await device.signIn(customer)
  for (const { route, signedIn } of screens) {
    await app.open(route)
    await expect(app.text(signedIn)).toBeVisible()
    expect.soft(await countNodes(page), `DOM nodes of ${route}`).toBeLessThan(MOST_NODES)
  }
})

test('a list of fifty parcels, read to its end, stays small', async ({ app, page, device, customer }) => {
  await Promise.all(Array.from({ length: PARCELS }, () => declareParcel(customer)))
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  const rows = app.visible('.row-card')
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded()
    await expect(app.text('没有更多了')).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS)
  expect(await countNodes(page)).toBeLessThan(MOST_NODES)
})

test('pages that were left leave nothing behind', async ({ app, page }) => {
  await app.open(MINE)
  const visit = async () => {
    await app.control('language').click()
    await app.isAt(LANGUAGE)
    await page.goBack()
    await expect(app.control('language')).toBeVisible()
    // Taro takes the page that was left away after it has shown the one below.
    await expect(page.locator('.taro_page')).toHaveCount(1)
    await app.settled()
  }
  // The first ones bring what stays: styles and scripts of the other page.
  for (let round = 0; round < 2; round += 1) await visit()
  const before = await countNodes(page)
  for (let round = 0; round < 8; round += 1) await visit()
  await expect.poll(() => countNodes(page), 'DOM nodes after ten visits beside two').toBe(before)
})
