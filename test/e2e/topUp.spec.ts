import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

import { accepted, type Page as PageOf } from '../support/server/apiClient.ts'
import { weighedOrder } from '../support/server/orders.ts'
import { TOPUPS } from '../support/server/topups.ts'

import { PAY_ORDER, TOP_UP, TOPUP_RESULT } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Topup } from '../../server/contracts/topup.ts'
import type { Page } from '@playwright/test'
import type { Screen } from './support/Screen.ts'

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

test('a payment that lacks money leads to a top-up with a large photo, its result, and back', async ({
  app,
  page,
  device,
  server,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/415/)
  const { id, total } = await weighedOrder(server, customer)
  await device.signIn(customer)
  await app.open(`${PAY_ORDER}?id=${id}`)
  await app.control('top-up').click()
  await app.expectAt(TOP_UP)
  await expect(app.field('amount')).toHaveValue(total)
  await app.control('method-1').click()
  await expect(app.control('copy-shopName')).toBeVisible()

  await pick(page, app, Buffer.from('This is no picture.'))
  await app.readRefusal('仅支持 JPEG、PNG、WebP 图片')
  await expect(app.control('field-images')).toContainText('仅支持 JPEG、PNG、WebP 图片')
  await app.control('submit').click()
  await expect(app.control('field-images')).toContainText('有图片未上传成功，请重新上传')
  await app.visible('.photo__remove').click()
  const photo = await largePhoto()
  expect(photo.length, 'more than the server takes').toBeGreaterThan(MAX_UPLOAD_BYTES)
  await pick(page, app, photo)
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.expectAccessible()

  await app.control('submit').click()
  await app.expectAt(TOPUP_RESULT)
  await expect(app.title).toHaveText('支付结果')
  const { items } = accepted(await customer.api.post<PageOf<Topup>>(`${TOPUPS}/list`))
  expect(items.map(({ amount, images }) => [amount, images.length])).toEqual([[total, 1]])

  await page.goBack()
  await app.expectAt(PAY_ORDER)
  await expect(app.visible('.action-bar')).toContainText(`另有 ¥${total} 充值正在审核`)
})

async function pick(page: Page, app: Screen, buffer: Buffer): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await app.control('images-add').click()
  await (await picker).setFiles([{ name: 'proof.jpg', mimeType: 'image/jpeg', buffer }])
}

/** Noise doesn't compress, so this has the size of a good camera's photo. */
function largePhoto(): Promise<Buffer> {
  const raw = { width: 3600, height: 2700, channels: 3 } as const
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 98 })
    .toBuffer()
}
