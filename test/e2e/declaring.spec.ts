import { accepted } from '../support/server/apiClient.ts'
import { declaration, declareParcel, PARCELS, unique } from '../support/server/customers.ts'

import { code128Photo } from './support/barcode.ts'
import { countDeclared } from './support/declaration.ts'
import { addPhotos, scanPhoto } from './support/photo.ts'
import {
  BATCH_DECLARE,
  CREATE_PARCEL,
  HOME,
  PARCEL_DETAIL,
  PARCEL_LIST,
  PARCEL_UPDATE,
} from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { ParcelDetail } from '../../server/contracts/parcel.ts'

test('a number is read off a photo of its label, with a library that comes only then', async ({
  app,
  page,
  device,
  customer,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  expect(await readersIn(scripts), 'code readers before scanning').toBe(0)
  await app.control('scan').click()
  await scanPhoto(page, app, 'https://shop.example')
  await expect(app.text('这不是快递单号：https://shop.example')).toBeVisible()
  await scanPhoto(page, app, 'SF1234567890123')

  await expect(app.field('expressNumber')).toHaveValue('SF1234567890123')
  await expect(app.control('expressCompanyCode')).toContainText('顺丰速运')
  expect(await readersIn(scripts), 'code readers after scanning').toBe(1)
})

/** Number of scripts that contain the barcode library, recognised by a name that only it uses. */
async function readersIn(urls: readonly string[]): Promise<number> {
  const sources = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
  return sources.filter((source) => source.includes('ReedSolomonException')).length
}

test('a number is read off what the camera sees', async ({ app, page, device, customer }) => {
  const { buffer } = await code128Photo('YT1234567890123')
  await page.addInitScript(showToCamera, `data:image/jpeg;base64,${buffer.toString('base64')}`)
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await app.control('scan').click()

  await expect(app.field('expressNumber')).toHaveValue('YT1234567890123')
  await expect(page.locator('video')).toHaveCount(0)
})

/** Runs in the browser. Replaces the camera with a canvas that shows the picture. */
function showToCamera(picture: string): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const image = new Image()
    image.src = picture
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0)
    draw()
    setInterval(draw, 50)
    return canvas.captureStream(20)
  }
}

test('a parcel is changed, also after somebody else changed it', async ({
  app,
  page,
  device,
  customer,
  consoleWatch,
}) => {
  consoleWatch.expect(/409/)
  const parcel = await declareParcel(customer, { remarks: '旧的', additionalServiceIds: ['vacuum'] })
  await device.signIn(customer)
  await app.open(`${PARCEL_DETAIL}?id=${parcel.id}`)
  await app.open(`${PARCEL_UPDATE}?id=${parcel.id}`)
  await expect(app.field('remarks')).toHaveValue('旧的')
  await expect(app.control('service-vacuum')).toHaveAttribute('aria-checked', 'true')
  await app.fill({ remarks: '我的', declaredValue: '45.50' })
  await addPhotos(page, app, ['a.jpg'])
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await page.reload()
  await expect(app.text('已恢复上次未保存的修改')).toBeVisible()
  await expect(app.field('remarks')).toHaveValue('我的')
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.expectAccessible()

  const theirs = { expressNumber: parcel.expressNumber, remarks: '别处', purchaseOrderNumber: 'PO-8' }
  accepted(await customer.api.put<ParcelDetail>(`${PARCELS}/${parcel.id}`, declaration(theirs)))
  await app.control('submit').click()
  await app.modal.getByText('知道了').click()
  await expect(app.text('这个包裹刚刚有更新')).toBeVisible()
  await app.button('载入最新').click()
  await expect(app.text('保留了您的：备注')).toBeVisible()
  await expect(app.field('purchaseOrderNumber')).toHaveValue('PO-8')
  await app.control('submit').click()

  await expect
    .poll(async () => accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${parcel.id}`)))
    .toMatchObject({
      remarks: '我的',
      declaredValue: '45.50',
      purchaseOrderNumber: 'PO-8',
      images: [expect.any(String)],
    })
})

test('many numbers are pasted and declared; what is refused stays with its reason', async ({
  app,
  page,
  device,
  customer,
}) => {
  const [one, two, known] = [unique('SF1300000'), unique('SF1300000'), unique('SF1300000')]
  await declareParcel(customer, { expressNumber: known })
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await app.control('to-batch').click()
  await app.expectAt(BATCH_DECLARE)
  await app.fill({ paste: `顺丰${one} 已发 11月21日\n${two}，¥128.00，13812345678\n还有 ${known}` })
  await app.control('add-found').click()
  await expect(app.control(`row-${known}`)).toContainText('已预报过')
  await app.control('common-declaredName').click()
  await app.fill({ 'name-search': 'jacket' })
  await app.cell('外套').click()
  await app.fill({ 'common-declaredValue': '66' })
  await app.control(`row-${two}`).click()
  // One digit more than the API accepts.
  await app.fill({ 'own-declaredValue': '1234567890' })
  await app.expectAccessible()
  await app.control('submit').click()
  await expect(app.text('已成功预报 1 个包裹')).toBeVisible()
  await expect(app.text('还有 1 个需要修改')).toBeVisible()
  await expect(app.visible('.batch-row', { hasText: two }).getByRole('alert').first()).toBeVisible()

  await app.open(HOME)
  await page.reload()
  await app.open(BATCH_DECLARE)
  await expect(app.text('已恢复上次未提交的内容')).toBeVisible()
  await app.control(`row-${two}`).click()
  await expect(app.field('own-declaredValue')).toHaveValue('1234567890')
  await app.fill({ 'own-declaredValue': '9.90' })
  await app.control('submit').click()
  await expect(app.control(`row-${two}`)).toContainText('预报成功')
  expect(await countDeclared(customer.api, known)).toBe(1)
  await expect(app.control('success')).toContainText('已成功预报 1 个包裹')
  await app.control('see-parcels').click()
  await app.expectAt(PARCEL_LIST)
  await expect(app.visible('.row-card', { hasText: two })).toContainText('外套')
})
