import { createGate } from './support/createGate.ts'
import { HOME, LANGUAGE, LOGIN, MINE, STORE, WAREHOUSE_ADDRESS } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'

/** Files of pages. Excludes the app's own files and first texts, which load before any page. */
const PAGE_FILES = /\/(js|css)\/(?!app\.|taro\.|texts\.[\w-]+\.main\.)/
const BROKEN_OFF = /ERR_FAILED|Loading (CSS )?chunk|page code timed out/
const LOAD_TIMEOUT_MS = 60_000

const FAILED = '页面加载失败'

const failPages = (page: Page) => page.route(PAGE_FILES, (route) => route.abort())
const mendPages = (page: Page) => page.unroute(PAGE_FILES)

test.describe('a page whose code cannot be loaded', () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(BROKEN_OFF))

  test('is said, the address stays, and a click loads it', async ({ app, page }) => {
    await app.open(MINE)
    await failPages(page)
    await app.control('language').click()
    await expect(app.text(FAILED)).toBeVisible()
    await app.expectAt(MINE)
    await app.expectAccessible()
    await mendPages(page)
    await app.button('重新加载').click()
    await app.expectAt(LANGUAGE)
    await expect(app.title).toHaveText('语言')
    await expect(app.text(FAILED)).toBeHidden()
    await page.goBack()
    await app.expectAt(MINE)
  })

  for (const way of ['the button', 'the browser'] as const) {
    test(`leaves the page below as it was, with its tab bar, on going back by ${way}`, async ({
      app,
      page,
    }) => {
      await app.open(MINE)
      await failPages(page)
      await app.control('language').click()
      await expect(app.text(FAILED)).toBeVisible()
      if (way === 'the button') await app.button('返回').click()
      else await page.goBack()
      await expect(app.text(FAILED)).toBeHidden()
      await app.expectAt(MINE)
      await expect(page.locator('.weui-tabbar')).toBeInViewport()
      await expect(app.control('language')).toBeVisible()
    })
  }

  test('is said on a cold start too, and a click loads it', async ({ app, page }) => {
    await failPages(page)
    await page.goto(`/#${LOGIN}`)
    await expect(app.text(FAILED)).toBeVisible()
    await mendPages(page)
    await app.button('重新加载').click()
    await app.expectAt(LOGIN)
    await expect(app.title).toHaveText('登录')
  })

  test('is read anew with its document when its files are gone for good', async ({ app, page }) => {
    await app.open(MINE)
    await failPages(page)
    await app.control('language').click()
    await app.button('重新加载').click()
    await expect(app.text(FAILED)).toBeVisible()
    await mendPages(page)
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    await app.button('重新加载').click()
    await document
    await app.expectAt(LANGUAGE)
    await page.goBack()
    await app.expectAt(MINE)
  })

  test('of a tab leaves the tab that was there', async ({ app, page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await app.open(MINE)
    await failPages(page)
    await app.tab(1).click()
    await expect(app.text(FAILED)).toBeVisible()
    await app.expectAt(MINE)
    await mendPages(page)
    await app.button('重新加载').click()
    await app.expectAt(STORE)
    await expect(app.title).toHaveText('商城')
  })

  test('speaks English and stands on the colours of the theme', async ({ app, page, device }) => {
    await device.remember({ locale: 'en', appearance: 'dark' })
    await failPages(page)
    await page.goto(`/#${LOGIN}`)
    await expect(app.text('This page couldn’t be loaded')).toBeVisible()
    await expect(app.visible('.page-failure')).toHaveCSS('background-color', 'rgb(11, 18, 32)')
    await app.expectAccessible()
  })
})

test('a page that is slow shows a line after 200 ms, and has failed after a minute', async ({
  app,
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(BROKEN_OFF)
  const { released, release } = createGate()
  await app.open(MINE)
  // An installed clock runs on by itself, so on a busy machine the line would come early.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.route(PAGE_FILES, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(PAGE_FILES)
  await app.control('language').click()
  await asked
  await page.clock.runFor(150)
  await expect(app.visible('.progress-line')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(app.visible('.progress-line')).toHaveCount(1)
  await page.clock.runFor(LOAD_TIMEOUT_MS)
  await expect(app.text(FAILED)).toBeVisible()
  await expect(app.visible('.progress-line')).toHaveCount(0)
  release()
})

test('a page that comes after its customer has gone on stays away', async ({ app, page }) => {
  const { released, release } = createGate()
  await app.open(HOME)
  await app.tab(3).click()
  await app.expectAt(MINE)
  await page.route(PAGE_FILES, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(PAGE_FILES)
  await app.control('language').click()
  await asked
  await app.tab(0).click()
  await app.expectAt(HOME)
  const came = page.waitForResponse(PAGE_FILES)
  release()
  await came
  await app.settled()
  await app.expectAt(HOME)
})

test('the other tabs and their icons are there before they are needed', async ({
  app,
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
  await app.open(HOME)
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toEqual(expect.arrayContaining([expect.stringContaining('mine-active')]))
  await app.settled()
  await context.setOffline(true)
  for (const [index, route] of [STORE, WAREHOUSE_ADDRESS, MINE, HOME].entries()) {
    const tab = app.tab((index + 1) % 4)
    await tab.click()
    await app.expectAt(route)
    const icon = tab.locator('.weui-tabbar__icon')
    await expect(icon).toHaveAttribute('src', /-active/)
    expect(
      await icon.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
  }
})
