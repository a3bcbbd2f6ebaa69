import { MAX_UPLOAD_BYTES } from '../../server/contracts/upload.ts'
import { accepted, type Page as PageOf } from '../support/server/apiClient.ts'
import { weighedOrder } from '../support/server/orders.ts'
import { plainPicture } from '../support/server/pictures.ts'
import { TOPUPS } from '../support/server/topups.ts'

import { pickFiles } from './support/photo.ts'
import { PAY_ORDER, TOP_UP, TOPUP_RESULT } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Topup } from '../../server/contracts/topup.ts'

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

  const pick = (buffer: Buffer) =>
    pickFiles(page, app.control('images-add'), [{ name: 'proof.jpg', mimeType: 'image/jpeg', buffer }])
  await pick(Buffer.from('This is no picture.'))
  await app.readRefusal('仅支持 JPEG、PNG、WebP 图片')
  await expect(app.control('field-images')).toContainText('仅支持 JPEG、PNG、WebP 图片')
  await app.control('submit').click()
  await expect(app.control('field-images')).toContainText('有图片未上传成功，请重新上传')
  await app.visible('.photo__remove').click()
  await pick(await largePhoto())
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

/** Larger than the server takes. Redrawn, it is small: most of the file is behind the picture. */
async function largePhoto(): Promise<Buffer> {
  const picture = await plainPicture(3600, 2700).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(MAX_UPLOAD_BYTES)])
}
