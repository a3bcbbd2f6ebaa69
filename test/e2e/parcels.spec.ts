import { readFile } from 'node:fs/promises'

import { declareParcel } from '../support/server/customers.ts'
import { storedParcel } from '../support/server/orders.ts'

import { hold } from './support/gestures.ts'
import { manyParcels } from './support/manyParcels.ts'
import { countNodes, MAX_NODES } from './support/nodes.ts'
import { PARCEL_DETAIL, PARCEL_LIST, SUBMIT_ORDER } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Locator } from '@playwright/test'
import type { Screen } from './support/Screen.ts'

const MAX_MOUNTED_ROWS = 40

/** The row of the parcel with exactly this number, not of a longer number with the same prefix. */
const rowOf = (app: Screen, number: string): Locator =>
  app.visible('.row-card').filter({ has: app.page.getByText(new RegExp(`${number}(?!\\d)`)) })

/** The element's distance from the top of the screen, once it has stopped moving. */
async function restOf(element: Locator): Promise<number> {
  // NaN fails the first poll, so there are always two measurements to compare.
  let top = Number.NaN
  const move = async () => {
    const before = top
    top = (await element.boundingBox())?.y ?? Number.NaN
    return top - before
  }
  await expect.poll(move, 'how far the row still moves').toBe(0)
  return top
}

/** Scrolls until the row is on screen. */
async function scrollTo(app: Screen, row: Locator): Promise<void> {
  await expect(async () => {
    if ((await row.count()) === 0) await app.visible('.row-card').last().scrollIntoViewIfNeeded()
    await expect(row).toBeVisible({ timeout: 150 })
  }).toPass()
  await row.scrollIntoViewIfNeeded()
}

test('a long list has few rows, and is where it was after a look at a parcel', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  const number = await manyParcels(server, customer, 60)
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  await expect(app.control('parcel-count')).toHaveText('共 60 件')
  const row = rowOf(app, `${number}-39`)
  await scrollTo(app, row)
  expect(await app.visible('.row-card').count()).toBeLessThanOrEqual(MAX_MOUNTED_ROWS)
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)
  const before = await restOf(row)

  await row.click()
  await app.expectAt(PARCEL_DETAIL)
  await page.goBack()
  await app.expectAt(PARCEL_LIST)

  await expect(row).toBeInViewport()
  await expect.poll(async () => (await row.boundingBox())?.y).toBeCloseTo(before, -1)

  // The parcel's page, whose code is there by now, opens while the list still moves.
  await row.evaluate((element: HTMLElement) => {
    element.closest('.taro_page')?.scrollBy(0, 100)
    element.click()
  })
  await app.expectAt(PARCEL_DETAIL)
  await page.goBack()
  await app.expectAt(PARCEL_LIST)
  await expect(row).toBeInViewport()
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a finger that stays on a parcel copies its number', async ({
    app,
    page,
    device,
    customer,
    toasts,
  }) => {
    const { expressNumber } = await declareParcel(customer)
    await device.signIn(customer)
    await app.open(PARCEL_LIST)

    await hold(page, app.visible('.row-card').first(), () => toasts.shown.includes('已复制'))

    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expressNumber)
    expect(toasts.shown).toEqual(['已复制'])
    await app.expectAt(PARCEL_LIST)
  })
})

test('the list is narrowed down to a status, and ordered by whose free storage ends first', async ({
  app,
  device,
  customer,
  server,
}) => {
  const first = (await storedParcel(server, customer)).expressNumber
  const second = (await storedParcel(server, customer)).expressNumber
  const onTheWay = (await declareParcel(customer)).expressNumber
  const numbers = app.visible('.row-card__number')
  const expectRows = (...rows: string[]) =>
    expect(numbers).toHaveText(rows.map((row) => new RegExp(`${row}$`)))
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  await expectRows(onTheWay, second, first)

  await app.control('filter-parcels').click()
  await app.visible('.sheet .chip', { hasText: '免费仓储先到期在前' }).click()
  await app.control('apply-filter').click()
  await expectRows(first, second, onTheWay)

  await app.control('tab-63').click()
  await expect(app.control('tab-63')).toHaveAttribute('aria-selected', 'true')
  await expect(app.control('parcel-count')).toHaveText('共 2 件')
  await expectRows(first, second)
  await app.control('tab-50').click()
  await expectRows(onTheWay)

  await app.open(`${PARCEL_LIST}?status=150`)
  await expect(app.control('tab-150'), 'the last tabs are beyond the edge at first').toBeInViewport({
    ratio: 1,
  })
})

test('parcels are filtered, and ticked to be shipped together', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  const number = await manyParcels(server, customer, 12)
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  await app.control('filter-parcels').click()
  await app.visible('.sheet .chip', { hasText: '未申报' }).click()
  await app.control('apply-filter').click()
  await expect(app.text('没有符合筛选条件的包裹')).toBeVisible()
  await app.control('drop-filter').click()
  await expect(rowOf(app, `${number}-1`)).toBeVisible()

  await app.control('ship-together').click()
  await expect(app.visible('.row-card')).toHaveCount(3)
  await expect(app.text('请先勾选要合并寄出的包裹')).toBeVisible()
  await rowOf(app, `${number}-6`).click()
  await expect(app.control('selection-sum')).toContainText('已选 1 件')
  await app.control('submit-selected').click()
  await app.expectAt(SUBMIT_ORDER)
  await expect(app.visible('.chosen-parcel', { hasText: `${number}-6` })).toBeVisible()
  await page.goBack()
  await expect(app.control('selection-sum'), 'nothing is lost on the way back').toContainText('已选 1 件')

  await rowOf(app, `${number}-2`).click()
  await app.control('submit-selected').click()
  await app.expectAt(SUBMIT_ORDER)
  await app
    .visible('.chosen-parcel', { hasText: `${number}-6` })
    .locator('.chosen-parcel__remove')
    .click()
  await page.goBack()
  await expect(app.control('selection-sum'), 'it was taken out of the order').toContainText('已选 1 件')
  await expect(rowOf(app, `${number}-6`)).toHaveAttribute('aria-checked', 'false')
  await expect(rowOf(app, `${number}-2`)).toHaveAttribute('aria-checked', 'true')
  await app.button('取消').click()
  await expect(app.control('declare')).toBeVisible()
})

test('the list is saved as a table', async ({ app, page, device, customer, server }) => {
  await manyParcels(server, customer, 20)
  await device.signIn(customer, { locale: 'en' })
  await app.open(PARCEL_LIST)
  const download = page.waitForEvent('download')
  await app.control('export-parcels').click()

  const file = await download
  expect(file.suggestedFilename()).toMatch(/^parcels-[\d-]+\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toContain('Tracking number,Courier,Status')
  expect(lines).toHaveLength(21)
})
