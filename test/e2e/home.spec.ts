import { layoutShifts, openSlowly, watchLayoutShifts } from './support/layoutShift.ts'
import { ANNOUNCE_DETAIL, HOME } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'

/** What web vitals call good is 0.1. */
const MAX_SHIFT = 0.01

const BLOCKS = ['prices', 'banners', 'rates', 'announces', 'picks', 'articles', 'faqs']
const isPublic = /\/api\/f\/(?!passport)/

const shifted = async (page: Page) => (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0)

test('every block may be slow: nothing moves, and each shows when it has come', async ({ app, page }) => {
  await watchLayoutShifts(page)
  await openSlowly(app, HOME)
  for (const block of BLOCKS) await expect(app.visible(`.home-block--${block}`), block).toHaveCount(1)
  await app.expectAccessible()
  expect(await shifted(page)).toBeLessThanOrEqual(MAX_SHIFT)
})

test('every block may fail: Home still is a page, nothing moves, and each is tried again by itself', async ({
  app,
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_CONNECTION_FAILED/)
  await watchLayoutShifts(page)
  await page.route(isPublic, (route) => route.abort('connectionfailed'))
  await app.open(HOME)
  for (const block of BLOCKS) await expect(app.control(`retry-${block}`)).toBeVisible()
  await expect(app.text('登录领取专属仓库地址')).toBeVisible()
  await app.expectAccessible()
  await page.unroute(isPublic)
  const heights = async () => (await app.visible('.home').boundingBox())?.height
  const before = await heights()
  for (const block of BLOCKS) await app.control(`retry-${block}`).click()
  await app.settled()
  await expect(app.visible('[id^=retry-]')).toHaveCount(0)
  expect(await heights()).toBeCloseTo(before ?? 0, 0)
  expect(await shifted(page)).toBeLessThanOrEqual(MAX_SHIFT)
})

test.describe('on a new device', () => {
  test.use({ hasPopup: true })

  test('a popup is over Home until Escape or going back closes it, and leads to its announcement', async ({
    app,
    page,
  }) => {
    const popup = app.visible('[role=dialog]', { hasText: '谨防冒充客服收款' })
    await app.open(HOME)
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await expect(popup).toBeVisible()
      await app.expectAccessible()
      await close()
      await expect(popup).toBeHidden()
      await app.expectAt(HOME)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
    }
    await app.control('close-popup').click()
    await page.reload()
    await expect(app.visible('.home-block--faqs')).toBeVisible()
    await expect(popup).toBeHidden()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await app.control('read-popup').click()
    await app.expectAt(`${ANNOUNCE_DETAIL}?id=beware-of-impostors`)
  })
})
