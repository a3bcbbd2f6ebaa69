import { expectAccessibleInBothThemes } from './support/accessible.ts'
import { DESKTOP } from './support/devices.ts'
import { expectFocusVisible, tabTo } from './support/keyboard.ts'
import { HOME, LOGIN, PARCEL_LIST, SUBMIT_ORDER } from './support/routes.ts'
import { newAddress, storedParcel } from '../support/server/orders.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'
import type { Screen } from './support/Screen.ts'

test.use(DESKTOP)

test('from signing in to a submitted order with the keyboard alone', async ({
  app,
  page,
  customer,
  server,
}) => {
  test.slow()
  const [older, newer] = [await storedParcel(server, customer), await storedParcel(server, customer)]
  await newAddress(customer)
  const goTo = async (id: string) => {
    await tabTo(page, app, id)
    await expectFocusVisible(page)
  }

  await app.open(LOGIN)
  await goTo('usernameOrEmail')
  await page.keyboard.type(customer.user.userName)
  await goTo('password')
  await page.keyboard.type('correct-horse')
  await page.keyboard.press('Enter')
  await app.expectAt(HOME)

  await goTo('rail-parcelList')
  await page.keyboard.press('Enter')
  await app.expectAt(PARCEL_LIST)
  await expect(app.control('rail-parcelList')).toHaveAttribute('aria-current', 'page')
  await goTo('filter-parcels')
  await dialogKeepsFocus(app, page)

  await goTo(`parcel-${newer.id}`)
  await page.keyboard.press('Enter')
  await expect(app.visible('.parcel-desk__panel')).toContainText(newer.expressNumber)
  await page.reload()
  await expect(app.visible('.parcel-desk__panel'), 'after a reload').toContainText(newer.expressNumber)
  await expectAccessibleInBothThemes(page, 'table and panel')
  await goTo(`parcel-${newer.id}`)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(app.control(`parcel-${older.id}`)).toBeFocused()
  await expectFocusVisible(page)
  await page.keyboard.press('Space')
  await expect(app.control('selection-sum')).toContainText('已选 2 件')
  await expectAccessibleInBothThemes(page, 'ticked rows')

  await goTo('submit-selected')
  await page.keyboard.press('Enter')
  await app.expectAt(SUBMIT_ORDER)
  await goTo('channel-air-general')
  await page.keyboard.press('Enter')
  await expect(app.visible('.order-columns__bill')).toContainText('111.18')
  await expectAccessibleInBothThemes(page, 'form and bill')
  await goTo('submit')
  await page.keyboard.press('Enter')
  await expect(app.text('已提交集运')).toBeVisible()
})

/** Opens the dialog of the focused button, goes round in it, and closes it with Escape. */
async function dialogKeepsFocus(app: Screen, page: Page): Promise<void> {
  const opener = await page.locator('*:focus').getAttribute('id')
  await page.keyboard.press('Enter')
  const dialog = app.visible('.sheet')
  await expect(dialog).toBeFocused()
  const box = await dialog.boundingBox()
  expect(box && { width: box.width, isCentred: Math.abs(box.x * 2 + box.width - 1280) <= 1 }).toEqual({
    width: 480,
    isCentred: true,
  })
  await expectAccessibleInBothThemes(page, 'dialog')
  const stops = await dialog.locator('[tabindex="0"]').count()
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator('*:focus'), `after ${press + 1} presses of Tab`).toHaveCount(1)
    await expectFocusVisible(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(app.control(opener ?? '')).toBeFocused()
}
