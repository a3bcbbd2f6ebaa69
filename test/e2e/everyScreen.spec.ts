import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts'
import { removeNewerFeatures } from './support/browserFloor.ts'
import { DESKTOP } from './support/devices.ts'
import { countNodes, MAX_NODES } from './support/nodes.ts'
import { picturesOn, distortedPictures } from './support/pictures.ts'
import { allScreens, linksFor, type ScreenSample } from './support/screens.ts'
import { smallFields } from './support/smallFields.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'
import type { Screen } from './support/Screen.ts'

// Opening a screen costs more than checking it, so each is opened once per language for all checks. A check of
// one theme per language is enough: a theme changes only colours, and a language only texts.

const PHONE = { width: 390, height: 844 }
/** Taller than any page, so all lazy pictures load, except those far to the side. */
const WHOLE_PAGE = { width: 390, height: 5_000 }
/** From the narrowest phones up to almost tablet width. */
const PHONE_WIDTHS = [320, 375, 390, 700]

/** Each half of the screens is its own test, so two workers can share the load. */
const HALVES = [0, 1]
const halfOf = (screens: readonly ScreenSample[], half: number) =>
  screens.filter((_, index) => index % HALVES.length === half)

for (const half of HALVES) {
  test(`every screen opens from a link, fits a phone and is accessible (${half + 1} of 2)`, async ({
    app,
    page,
    device,
    customer,
    server,
    toasts,
  }) => {
    test.slow()
    const screens = halfOf(allScreens(await linksFor(server, customer)), half)
    const count = { fields: 0, pictures: 0 }
    await device.signIn(customer)
    for (const { route, title, signedIn } of screens) {
      // Load a new document each time, as a link from another app does.
      await page.goto('about:blank')
      await page.goto(`/#${route}`)
      await expect.soft(app.text(signedIn), route).toBeVisible()
      await expect.soft(app.title, route).toHaveText(title)
      await app.settled()
      expect.soft(await countNodes(page), `DOM nodes of ${route}`).toBeLessThan(MAX_NODES)
      await expectAccessible(page, `${route}, light`)
      count.pictures += await showsPicturesWhole(page, route)
      await doesNotScrollInVain(app, route)
      count.fields += await hasNoSmallField(page, route)
      await page.setViewportSize(PHONE)
    }
    expect(toasts.shown).toEqual([])
    expect(count.fields, 'fields that were looked at').toBeGreaterThan(10)
    expect(count.pictures, 'pictures that were looked at').toBeGreaterThan(5)
  })

  // Lacks the features that the oldest supported browsers lack.
  test(`so it is in English and the dark, in the oldest browsers (${half + 1} of 2)`, async ({
    app,
    page,
    device,
    customer,
    server,
  }) => {
    test.slow()
    await page.addInitScript(removeNewerFeatures)
    const screens = halfOf(allScreens(await linksFor(server, customer)), half)
    await device.signIn(customer, { locale: 'en', appearance: 'dark' })
    for (const { route, english } of screens) {
      await app.open(route)
      await expect(app.text(english)).toBeVisible()
      await expectAccessible(page, `${route}, dark`)
    }
    await expect(page.locator('html')).toHaveClass(/theme-dark/)
    expect(await page.evaluate(() => 'replaceAll' in String.prototype), 'taken away').toBe(false)
  })
}

test('a link opens every page for a visitor, accessible in both themes', async ({
  app,
  page,
  customer,
  server,
  toasts,
}) => {
  test.slow()
  for (const { route, title, signedIn, signedOut } of allScreens(await linksFor(server, customer))) {
    await app.open(route)
    await expect.soft(app.text(signedOut), route).toBeVisible()
    await expect.soft(app.title, route).toHaveText(title)
    // A screen that looks the same signed out was already checked for the customer.
    if (signedOut !== signedIn) await expectAccessibleInBothThemes(page, route)
  }
  expect(toasts.shown).toEqual([])
})

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('content sits beside the rail', async ({ app, page, device, customer, server }) => {
    test.slow()
    const screens = allScreens(await linksFor(server, customer))
    await device.signIn(customer)
    for (const { route, signedIn } of screens) {
      await app.open(route)
      await expect(app.visible('.page').getByText(signedIn).visible().first(), route).toBeVisible()
      await expect.poll(async () => EDGES.includes((await contentBox(app)).left), route).toBe(true)
      expect.soft((await contentBox(app)).width, `width of ${route}`).toBeLessThanOrEqual(1028)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `${route} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
})

/** Left edges of the content; pages without a gutter of their own begin earlier, as their parts have it. */
const EDGES = [236, 252]

/** Where the page's content is, without its gutters. */
async function contentBox(app: Screen): Promise<{ left: number; width: number }> {
  return app.visible('.page').evaluate((page) => {
    const { left, width } = page.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(page)
    const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
    return { left: left + before, width: width - before - after }
  })
}

/** @returns the number of pictures checked */
async function showsPicturesWhole(page: Page, name: string): Promise<number> {
  await page.setViewportSize(WHOLE_PAGE)
  const missing = async () => (await picturesOn(page)).filter(({ isLoaded }) => !isLoaded)
  await expect.poll(missing, `pictures of ${name} on their way`).toEqual([])
  const pictures = await picturesOn(page)
  expect.soft(distortedPictures(pictures), `distorted on ${name}`).toEqual([])
  return pictures.length
}

/** Checks that the page doesn't scroll on a screen taller than its content. */
async function doesNotScrollInVain(app: Screen, name: string): Promise<void> {
  const beyond = () =>
    app.visible('.taro_page').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(beyond, `px that ${name} scrolls`).toBe(0)
}

/** @returns the number of fields checked */
async function hasNoSmallField(page: Page, name: string): Promise<number> {
  const count = await page.locator('input, textarea').visible().count()
  if (count === 0) return 0
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ ...PHONE, width })
    expect.soft(await smallFields(page), `${name} at ${width}`).toEqual([])
  }
  return count
}
