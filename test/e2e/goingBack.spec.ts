import { declareParcel, PARCELS, unique } from '../support/server/customers.ts'

import { fillDeclaration } from './support/declaration.ts'
import { CREATE_PARCEL, CUSTOMER_SERVICE, LOGIN, MINE, PARCEL_LIST, SETTING_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'
import type { Screen } from './support/Screen.ts'

/** Opens the list as a customer does, from a tab page. */
async function openList(app: Screen): Promise<void> {
  await app.open(MINE)
  await app.control('my-parcels').click()
  await app.expectAt(PARCEL_LIST)
}

const sheet = (app: Screen) => app.visible('.sheet')

/** A sheet's mask lies over the navigation bar; a tap there reaches the mask. */
const THROUGH_MASK = { force: true }

/** A page can't tell how many history entries precede it, so this checks where going back leads. */
async function backLeadsTo(app: Screen, page: Page, route: string): Promise<void> {
  await page.goBack()
  await app.expectAt(route)
}

test.describe('going back with a sheet open', () => {
  test.beforeEach(async ({ app, device, customer }) => {
    await declareParcel(customer)
    await device.signIn(customer)
    await openList(app)
    await app.control('filter-parcels').click()
    await expect(sheet(app)).toBeVisible()
  })

  test('closes the sheet, and leaves the page only then', async ({ app, page }) => {
    await page.goBack()
    await expect(sheet(app)).toBeHidden()
    await app.expectAt(PARCEL_LIST)
    await expect(app.visible('.row-card')).toHaveCount(1)
    await backLeadsTo(app, page, MINE)
  })

  test('closes it by the arrow of the navigation bar too, which leads on then', async ({ app }) => {
    await app.button('返回').click(THROUGH_MASK)
    await expect(sheet(app)).toBeHidden()
    await app.expectAt(PARCEL_LIST)
    await app.button('返回').press('Enter')
    await app.expectAt(MINE)
  })

  test('works each time it is opened', async ({ app, page }) => {
    for (let round = 0; round < 2; round += 1) {
      await page.goBack()
      await expect(sheet(app)).toBeHidden()
      await app.control('filter-parcels').click()
      await expect(sheet(app)).toBeVisible()
    }
    await app.control('close-sheet').click()
    await expect(sheet(app)).toBeHidden()
    await backLeadsTo(app, page, MINE)
  })

  test('leaves the page at once when it was closed by its cross', async ({ app, page }) => {
    await app.control('close-sheet').click()
    await expect(sheet(app)).toBeHidden()
    await backLeadsTo(app, page, MINE)
  })

  test('leaves the page at once after a reload, which closed it', async ({ app, page }) => {
    await page.reload()
    await app.expectAt(PARCEL_LIST)
    await app.settled()
    await backLeadsTo(app, page, MINE)
  })

  test('finds the page below when the next page is left', async ({ app, page }) => {
    await app.control('apply-filter').click()
    await expect(sheet(app)).toBeHidden()
    await app.visible('.row-card').click()
    await expect(app.control('parcel-status')).toBeVisible()
    await backLeadsTo(app, page, PARCEL_LIST)
    await backLeadsTo(app, page, MINE)
  })
})

test('a page that was opened by a link stays when a sheet is closed by going back', async ({
  app,
  page,
  device,
  customer,
}) => {
  await device.signIn(customer)
  await page.goto('about:blank')
  await app.open(PARCEL_LIST)
  await app.control('filter-parcels').click()
  await expect(sheet(app)).toBeVisible()
  await page.goBack()
  await expect(sheet(app)).toBeHidden()
  await app.expectAt(PARCEL_LIST)
})

test('going back from the word of success leaves the page, which does not say it again', async ({
  app,
  page,
  device,
  customer,
}) => {
  const success = app.control('success')
  await device.signIn(customer)
  await openList(app)
  for (const leave of [
    () => page.goBack(),
    () => app.visible('.taro-navigation-bar-back').click(THROUGH_MASK),
  ]) {
    await app.control('declare').click()
    await app.expectAt(CREATE_PARCEL)
    await fillDeclaration(app, unique('SF20000000'))
    await app.control('submit').click()
    await expect(success).toBeVisible()
    await leave()
    await app.expectAt(PARCEL_LIST)
    await expect(success).toBeHidden()
  }
  await expect(app.visible('.row-card')).toHaveCount(2)
  await app.control('declare').click()
  await fillDeclaration(app, unique('SF20000000'))
  await app.control('submit').click()
  await expect(success).toBeVisible()
  await page.reload()
  await expect(app.field('expressNumber')).toHaveValue('')
  await expect(success).toBeHidden()
  // The app leaves the sheet's entry in the history by itself.
  await expect.poll(() => page.evaluate(layerOfEntry)).toBeNull()
  await backLeadsTo(app, page, PARCEL_LIST)
})

test('going back from a picture stays on the page', async ({ app, page, device, customer }) => {
  const preview = page.locator('.preview-image')
  await device.signIn(customer)
  await app.open(MINE)
  await app.control('customer-service').click()
  await app.expectAt(CUSTOMER_SERVICE)
  await app.control('qr-code').click()
  await expect(preview).toBeVisible()
  await page.goBack()
  await expect(preview).toHaveCount(0)
  await app.expectAt(CUSTOMER_SERVICE)
  await app.control('qr-code').click()
  await preview.click()
  await expect(preview).toHaveCount(0)
  await backLeadsTo(app, page, MINE)
})

test.describe('going back with a modal open', () => {
  test('is its way out, and stays on the page', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(MINE)
    await app.control('settings').click()
    await app.expectAt(SETTING_LIST)
    await app.control('sign-out').click()
    await expect(app.modal).toBeVisible()
    await page.goBack()
    await expect(app.modal).toBeHidden()
    await app.expectAt(SETTING_LIST)
    await backLeadsTo(app, page, MINE)
    await expect(app.text(customer.user.idCode), 'still signed in').toBeVisible()
  })

  test('acknowledges a refusal, and the next one is told again', async ({
    app,
    page,
    device,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/500/)
    await device.signIn(customer)
    server.failNext({ path: `${PARCELS}/list`, status: 500 })
    await openList(app)
    for (let round = 0; round < 2; round += 1) {
      await expect(app.modal).toContainText('fault 500')
      await page.goBack()
      await expect(app.modal).toBeHidden()
      await app.expectAt(PARCEL_LIST)
      if (round === 0) {
        server.failNext({ path: `${PARCELS}/list`, status: 500 })
        await app.control('retry').click()
      }
    }
  })
})

test('a link without its # opens its page', async ({ app, page }) => {
  await page.goto(`${LOGIN}?redirect=${encodeURIComponent(PARCEL_LIST)}`)
  await app.expectAt(LOGIN)
  expect(new URL(page.url()).hash).toContain('redirect=')
})

/** Runs in the browser. */
function layerOfEntry(): number | null {
  return (history.state as { readonly layer?: number } | null)?.layer ?? null
}
