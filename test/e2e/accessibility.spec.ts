import { accessibilityFaults, COLOUR_RULES } from './support/axe.ts'
import { CREATE_PARCEL, HOME, LOGIN, MINE, REGISTER } from './support/routes.ts'
import { allScreens, linksFor } from './support/screens.ts'
import { customerStates, WECHAT_AGENT, wechatStates } from './support/states.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'
import type { Screen } from './support/Screen.ts'

for (const [locale, language] of [
  ['zh-Hans', 'Chinese'],
  ['en', 'English'],
] as const) {
  // In English with a theme chosen against the device's own, which costs no second round.
  test(`every screen is accessible in both themes, in ${language}`, async ({
    app,
    page,
    device,
    customer,
    server,
  }) => {
    test.slow()
    const screens = allScreens(await linksFor(server, customer))
    await device.signIn(customer, { locale, ...(locale === 'en' && { appearance: 'dark' }) })
    for (const { route, signedIn, english } of screens) {
      await app.open(route)
      await expect(app.text(locale === 'en' ? english : signedIn)).toBeVisible()
      await (locale === 'en' ? isAccessibleAgainstTheDevice : isAccessibleInBothThemes)(page, route)
    }
  })

  test(`so is what a customer has typed, chosen or been refused, in ${language}`, async ({
    app,
    page,
    device,
    customer,
    server,
    consoleWatch,
  }) => {
    test.slow()
    consoleWatch.expect(/409/)
    const links = await linksFor(server, customer)
    await device.signIn(customer, { locale })
    for (const { name, show } of customerStates) {
      await test.step(name, () => show({ app, server, customer, links }))
      await isAccessibleInBothThemes(page, name)
    }
  })

  test.describe('in WeChat’s browser', () => {
    test.use({ userAgent: WECHAT_AGENT })

    test(`so are its ways to sign in, in ${language}`, async ({ app, page, device }) => {
      await device.remember({ locale })
      for (const { name, show } of wechatStates) {
        await test.step(name, () => show({ app }))
        await isAccessibleInBothThemes(page, name)
      }
    })
  })
}

test('what a visitor sees instead is accessible in both themes', async ({ app, page, customer, server }) => {
  test.slow()
  const screens = allScreens(await linksFor(server, customer))
  for (const { route, signedOut } of screens.filter((screen) => screen.signedOut !== screen.signedIn)) {
    await app.open(route)
    await expect(app.text(signedOut)).toBeVisible()
    await isAccessibleInBothThemes(page, route)
  }
})

test('a form with problems, its sheets and its modal are accessible', async ({
  app,
  page,
  device,
  customer,
}) => {
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await app.control('submit').click()
  await expect(app.text('请输入快递单号')).toBeVisible()
  await isAccessibleInBothThemes(page, 'problems')
  await app.control('declaredName').click()
  await expect(app.cell('外套')).toBeVisible()
  await isAccessibleInBothThemes(page, 'name sheet')
  await app.control('close-sheet').click()
  await app.open(MINE)
  await app.control('sign-out').click()
  await expect(app.modal).toBeVisible()
  await isAccessibleInBothThemes(page, 'modal')
})

test.describe('with a keyboard alone @desktop', () => {
  test('home can be walked through, and signing in begins', async ({ app, page }) => {
    await app.open(HOME)
    for (const id of [
      'sign-in',
      'go-createParcel',
      'go-parcelList',
      'go-warehouseAddress',
      'go-store',
      'all-products',
    ]) {
      await tabTo(page, app, id)
    }
    await page.reload()
    await tabTo(page, app, 'sign-in')
    await page.keyboard.press('Enter')
    await app.isAt(LOGIN)
  })

  test('the tabs are switched', async ({ app, page }) => {
    await app.open(HOME)
    await app.tab(3).focus()
    await page.keyboard.press('Enter')
    await app.isAt(MINE)
  })

  test('a customer signs in, and out again', async ({ app, page, customer }) => {
    await app.open(LOGIN)
    await tabTo(page, app, 'usernameOrEmail')
    await page.keyboard.type(customer.user.userName)
    await tabTo(page, app, 'password')
    await page.keyboard.type('correct-horse')
    await tabTo(page, app, 'submit')
    await page.keyboard.press('Enter')
    await app.isAt(HOME)
    await app.open(MINE)
    await tabTo(page, app, 'sign-out')
    await page.keyboard.press('Enter')
    await expect(app.modal).toBeVisible()
  })

  test('every field of a registration is reached', async ({ app, page }) => {
    await app.open(REGISTER)
    for (const id of [
      'username',
      'password',
      'target',
      'code',
      'send-code',
      'referralCode',
      'agree',
      'submit',
      'to-login',
    ]) {
      await tabTo(page, app, id)
    }
  })

  test('a declaration is filled in', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await tabTo(page, app, 'expressNumber')
    await page.keyboard.type('SF100200300400')
    await tabTo(page, app, 'expressCompanyCode')
    await expect(app.control('expressCompanyCode')).toContainText('顺丰速运')
    await tabTo(page, app, 'declaredName')
    await page.keyboard.press('Enter')
    await tabTo(page, app, 'name-search')
    await page.keyboard.type('耳机')
    await expect(app.cell('耳机')).toBeVisible()
    await tabTo(page, app, 'name-typed')
    await page.keyboard.press('Enter')
    await expect(app.control('declaredName')).toContainText('耳机')
    for (const id of ['declaredValue', 'itemQuantity-more', 'tag', 'service-photo-inspection', 'isInsured']) {
      await tabTo(page, app, id)
    }
    await page.keyboard.press('Enter')
    await expect(app.control('isInsured')).toHaveAttribute('aria-checked', 'true')
    for (const id of ['images-add', 'remarks', 'submit']) await tabTo(page, app, id)
  })
})

async function isAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await accessibilityFaults(page), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await accessibilityFaults(page, COLOUR_RULES), `${name}, dark`).toEqual([])
}

/** What was chosen against the device's own theme: dark on a light one, as the app began, then the other way round. */
async function isAccessibleAgainstTheDevice(page: Page, name: string): Promise<void> {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expect(root).toHaveClass(/theme-dark/)
  expect.soft(await accessibilityFaults(page), `${name}, dark on a light device`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await root.evaluate(({ classList }) => classList.replace('theme-dark', 'theme-light'))
  expect.soft(await accessibilityFaults(page, COLOUR_RULES), `${name}, light on a dark device`).toEqual([])
  await root.evaluate(({ classList }) => classList.replace('theme-light', 'theme-dark'))
}

/** Presses Tab until the control has the focus; fails when a round through the page does not reach it. */
async function tabTo(page: Page, app: Screen, id: string): Promise<void> {
  const isFocused = () =>
    app
      .control(id)
      .evaluate(
        (control) => control.contains(document.activeElement) && document.activeElement !== document.body,
      )
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused()) return
  }
  throw new Error(`Tab does not reach “${id}”`)
}

const MOST_PRESSES = 60
