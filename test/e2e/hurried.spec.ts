import { PARCELS, PASSWORD, unique } from '../support/server/customers.ts'

import { countDeclared, fillDeclaration } from './support/declaration.ts'
import { createGate } from './support/createGate.ts'
import { CREATE_PARCEL, HOME, LOGIN, MINE, PARCEL_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.describe('a hurried finger', () => {
  test('opens a page once on a double tap', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(HOME)
    await app.control('go-createParcel').dblclick()
    await expect(app.field('expressNumber')).toBeVisible()
    await page.goBack()
    await app.expectAt(HOME)
    await expect(app.control('go-createParcel')).toBeVisible()
  })

  test('that goes back at once does not find a blank page', async ({ app, page }) => {
    await app.open(MINE)
    for (let round = 0; round < 3; round += 1) {
      await app.control('language').click()
      await app.control('language-zh-Hans').click()
      await page.goBack()
      await expect(app.control('language'), `round ${round + 1}`).toBeVisible()
    }
  })

  test('that leaves the login page early is not thrown back again', async ({
    app,
    page,
    customer,
    server,
  }) => {
    await app.open(MINE)
    await app.control('my-parcels').click()
    await app.expectAt(PARCEL_LIST)
    await app.control('sign-in').click()
    await app.expectAt(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    const gate = createGate()
    server.failNext({ path: '/api/f/passport/login', delayUntil: gate.released })
    await app.control('submit').click()
    await page.goBack()
    await app.expectAt(PARCEL_LIST)
    gate.release()
    await expect(app.text('还没有包裹'), 'signed in all the same').toBeVisible()
    await app.expectAt(PARCEL_LIST)
  })

  test('that goes on while a declaration is sent keeps the page it went to', async ({
    app,
    page,
    device,
    customer,
    server,
    toasts,
  }) => {
    const expressNumber = unique('SF20000000')
    await device.signIn(customer)
    await app.open(MINE)
    await app.control('my-parcels').click()
    await app.expectAt(PARCEL_LIST)
    await app.control('declare').click()
    await app.expectAt(CREATE_PARCEL)
    await fillDeclaration(app, expressNumber)
    const gate = createGate()
    server.failNext({ path: PARCELS, method: 'POST', delayUntil: gate.released })
    await app.control('submit').click()
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === `${PARCELS}/list`)
    await page.goBack()
    await app.expectAt(PARCEL_LIST)
    await listed
    gate.release()
    await expect.poll(() => toasts.shown).toContain('预报成功')
    expect(await countDeclared(customer.api, expressNumber)).toBe(1)
    await app.settled()
    await app.expectAt(PARCEL_LIST)
  })
})
