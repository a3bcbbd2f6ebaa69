import { declareParcel } from '../support/server/customers.ts'

import { pullDown } from './support/gestures.ts'
import { HOME, MINE, PARCEL_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.describe('reading again', () => {
  const pulled = '.rmc-pull-to-refresh-content[style*="translate3d"]'

  test('home, pulled down with a finger', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(HOME)
    await expect(app.text(customer.user.idCode)).toBeVisible()
    const { expressNumber } = await declareParcel(customer)
    await pullDown(page, () => expect(app.visible(pulled)).toHaveCount(1))
    await expect(app.text(expressNumber)).toBeVisible()
    await expect(app.visible(pulled), 'the page springs back').toHaveCount(0)
  })

  test('mine, pulled down with a finger', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(MINE)
    await expect(app.control('step-createParcel')).toBeVisible()
    await declareParcel(customer)
    await pullDown(page, () => expect(app.visible(pulled)).toHaveCount(1))
    await expect(app.control('count-50')).toContainText('1')
    await expect(app.visible(pulled), 'the page springs back').toHaveCount(0)
  })

  test('home signed out springs back too', async ({ app, page }) => {
    await app.open(HOME)
    const answer = page.waitForResponse((response) => response.url().endsWith('/product/list'))
    await pullDown(page, () => expect(app.visible(pulled)).toHaveCount(1))
    await answer
    await expect(app.visible(pulled)).toHaveCount(0)
  })

  test('a list, on coming back to it', async ({ app, page, device, customer, server }) => {
    const { expressNumber } = await declareParcel(customer)
    await device.signIn(customer)
    await app.open(PARCEL_LIST)
    const row = app.visible('.row-card', { hasText: expressNumber })
    await expect(row).toContainText('未到仓')
    await row.click()
    await expect(app.control('parcel-status')).toContainText('未到仓')
    await server.warehouse.arrive(expressNumber)
    await page.goBack()
    await expect(row).toContainText('仓库已签收')
  })

  test('a tab, on switching to it', async ({ app, device, customer }) => {
    await device.signIn(customer)
    await app.open(HOME)
    await app.tab(3).click()
    await app.expectAt(MINE)
    await expect(app.control('step-createParcel')).toBeVisible()
    await app.tab(0).click()
    await app.expectAt(HOME)
    await declareParcel(customer)
    await app.tab(3).click()
    await app.expectAt(MINE)
    await expect(app.control('count-50')).toContainText('1')
  })
})
