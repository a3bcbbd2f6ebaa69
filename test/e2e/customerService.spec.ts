import path from 'node:path'

import type { Locator } from '@playwright/test'

import { enlarge } from './support/gestures.ts'
import { APP_DOWNLOAD, CUSTOMER_SERVICE, MINE, PICKUP_STATION_SELECT } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('customer service is found from Mine, copied from, and its code downloaded', async ({
  app,
  page,
  device,
  customer,
  toasts,
}) => {
  await device.signIn(customer)
  await app.open(MINE)
  await app.control('customer-service').click()
  await app.expectAt(CUSTOMER_SERVICE)
  await app.control('qr-code').click()
  const picture = page.locator('.preview-image .swiper-initialized img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // Touches before the viewer listens have no effect.
  await expect(async () => {
    await enlarge(page)
    // It overshoots and springs back.
    await expect.poll(() => scaleOf(picture), { timeout: 2_000 }).toBe(4)
  }).toPass()
  await page.locator('.preview-image').click()
  await expect(page.locator('.preview-image')).toHaveCount(0)

  await app.control('copy-wechat').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\w-]{6,}$/)
  await expect.poll(() => toasts.count('已复制')).toBe(1)

  const code = await app.control('qr-code').locator('img').getAttribute('src')
  const download = page.waitForEvent('download')
  await app.control('save-qr').click()
  expect((await download).suggestedFilename()).toBe(path.basename(code ?? ''))
  await app.expectAccessible()
})

test('customer service that cannot be read is asked for again', async ({
  app,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  await device.signIn(customer)
  server.failNext({ path: '/api/user-management/exclusive-customer-service/my', status: 500 })
  await app.open(CUSTOMER_SERVICE)
  await app.modal.getByText('知道了').click()
  await expect(app.control('qr-code')).toHaveCount(0)
  await app.control('retry').click()

  await expect(app.control('qr-code')).toBeVisible()
})

test('a pickup point is chosen once, and stays', async ({ app, page, device, customer }) => {
  await device.signIn(customer)
  await app.open(PICKUP_STATION_SELECT)
  await app.field('station-search').fill('牛车水')
  await app.field('station-search').press('Enter')
  await expect(app.visible('.card')).toHaveCount(1)
  await app.button('选择此自提点').click()
  await expect(app.modal).toContainText('只能由客服更换')
  await app.modal.getByText('确定选择', { exact: true }).last().click()
  await expect(app.text('您的自提点')).toBeVisible()
  await page.reload()

  await expect(app.text('您的自提点')).toBeVisible()
  await app.control('to-service').click()
  await app.expectAt(CUSTOMER_SERVICE)
})

test('a pickup point that was set elsewhere meanwhile is explained', async ({
  app,
  device,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  await device.signIn(customer)
  await app.open(PICKUP_STATION_SELECT)
  await customer.api.put('/api/u/user/pickup-station', { pickupStationId: 'sg-jurong' })
  await app.control('select-sg-chinatown').click()
  await app.modal.getByText('确定选择', { exact: true }).last().click()
  await expect(app.modal).toContainText('自提点只能设置一次，如需修改请联系客服')
  await app.modal.getByText('知道了').click()
  await expect(app.text('您的自提点')).toBeVisible()
})

test('the way to the app is told without an account', async ({ app, page, toasts }) => {
  await app.open(APP_DOWNLOAD)
  const code = app.control('site-code').locator('img')
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
  await app.control('copy-site').click()

  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL('/', page.url()).href)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
    document.execCommand = () => false
  })
  await app.control('copy-site').click()
  await expect.poll(() => toasts.shown).toContain('复制失败，请长按文字手动复制')
})

/** Current scale of the element. */
function scaleOf(picture: Locator): Promise<number> {
  return picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
}
