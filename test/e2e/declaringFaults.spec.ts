import { declareParcel, PARCELS, unique } from '../support/server/customers.ts'
import { UPLOAD } from '../support/server/pictures.ts'

import { countDeclared, fillDeclaration } from './support/declaration.ts'
import { createGate } from './support/createGate.ts'
import { addPhotos } from './support/photo.ts'
import { RequestCount } from './support/RequestCount.ts'
import { CREATE_PARCEL } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const DECLARE = `POST ${PARCELS}`
const REQUEST_TIMEOUT_MS = 120_000

test.describe('submitting a declaration', () => {
  test.beforeEach(async ({ app, device, customer }) => {
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
  })

  test('says in a modal that the number is declared already, and then leads to the field', async ({
    app,
    customer,
    consoleWatch,
  }) => {
    consoleWatch.expect(/409/)
    const { expressNumber } = await declareParcel(customer)
    await fillDeclaration(app, expressNumber)
    await app.control('remarks').scrollIntoViewIfNeeded()
    await expect(app.control('field-expressNumber')).not.toBeInViewport()
    await app.control('submit').click()
    await expect(app.modal.getByRole('button')).toHaveText(['知道了'])
    await expect(app.field('expressNumber')).not.toBeFocused()
    await app.readRefusal('您已预报过这个快递单号')
    await expect(app.field('expressNumber')).toBeFocused()
    await expect(app.control('field-expressNumber').getByRole('alert')).toHaveText('您已预报过这个快递单号')
    await expect(app.control('field-expressNumber')).toBeInViewport()
    await expect(app.field('declaredValue'), 'the form is kept').toHaveValue('88.50')
    await expect(app.control('declaredName')).toContainText('围巾')
  })

  test('declares once on a double tap', async ({ app, page, customer, server }) => {
    const requests = new RequestCount(page)
    const expressNumber = unique('SF20000000')
    const hold = createGate()
    await fillDeclaration(app, expressNumber)
    server.failNext({ path: PARCELS, method: 'POST', delayUntil: hold.released })
    await app.control('submit').evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await app.control('submit').click({ force: true })
    hold.release()
    await expect(app.control('success')).toContainText('预报成功')
    expect(requests.of(DECLARE), 'requests sent').toBe(1)
    expect(await countDeclared(customer.api, expressNumber), 'parcels declared').toBe(1)
  })

  test('survives a server that cannot be reached', async ({
    app,
    context,
    customer,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/)
    const expressNumber = unique('SF20000000')
    await fillDeclaration(app, expressNumber)
    await context.setOffline(true)
    await app.control('submit').click()
    await expect.poll(() => toasts.shown).toContain('网络不可用，请检查连接后重试')
    await expect(app.modal, 'no answer is no refusal').toBeHidden()
    await expect(app.field('declaredValue')).toHaveValue('88.50')
    await context.setOffline(false)
    await app.control('submit').click()
    await expect(app.control('success')).toContainText('预报成功')
    expect(await countDeclared(customer.api, expressNumber)).toBe(1)
  })

  test('tells of a 500 in a modal without cancel, and keeps the form', async ({
    app,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/500/)
    const expressNumber = unique('SF20000000')
    await fillDeclaration(app, expressNumber)
    server.failNext({ path: PARCELS, method: 'POST', status: 500 })
    await app.control('submit').click()
    await expect(app.modal).toContainText('提示')
    await expect(app.modal).toContainText('fault 500')
    await expect(app.modal.locator('.modal__cancel')).toBeHidden()
    await app.modal.getByText('知道了').click()
    await expect(app.modal).toBeHidden()
    await expect(app.field('expressNumber')).toHaveValue(expressNumber)
    expect(await countDeclared(customer.api, expressNumber)).toBe(0)
  })
})

test('a timeout is said, and trying again declares once', async ({
  app,
  page,
  device,
  customer,
  server,
  toasts,
}) => {
  await page.clock.install()
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  const expressNumber = unique('SF20000000')
  await fillDeclaration(app, expressNumber)
  const hold = createGate()
  server.failNext({ path: PARCELS, method: 'POST', delayUntil: hold.released })
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === PARCELS)
  await app.control('submit').click()
  await sent
  await page.clock.fastForward(REQUEST_TIMEOUT_MS + 1_000)
  await expect.poll(() => toasts.shown).toContain('请求超时，请重试')
  await expect(app.field('declaredValue')).toHaveValue('88.50')
  hold.release()
  await app.control('submit').click()
  await expect(app.control('success')).toContainText('预报成功')
  expect(await countDeclared(customer.api, expressNumber), 'the first request arrived too').toBe(1)
})

test('a photo that failed blocks submitting and can be sent again alone', async ({
  app,
  page,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  const requests = new RequestCount(page)
  const expressNumber = unique('SF20000000')
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await fillDeclaration(app, expressNumber)
  server.failNext({ path: UPLOAD, status: 500 })
  await addPhotos(page, app, ['a.jpg', 'b.jpg'])
  await app.modal.getByText('知道了').click()
  await expect(app.visible('.photo--failed')).toHaveCount(1)
  await expect(app.visible('.photo--done')).toHaveCount(1)
  await app.control('submit').click()
  const refusal = app.control('field-images').getByRole('alert')
  await expect(refusal).toHaveText('有图片未上传成功，请重新上传')
  expect(requests.of(DECLARE), 'nothing is sent meanwhile').toBe(0)
  await app.visible('.photo--failed').click()
  await expect(app.visible('.photo--done')).toHaveCount(2)
  await expect(refusal).toBeHidden()
  expect(requests.of(`POST ${UPLOAD}`), 'two photos and one retry').toBe(3)
  await app.control('submit').click()
  await expect(app.control('success')).toContainText('预报成功')
})
