import { CONTENT_PAGE, CREATE_PARCEL, HOME, REGISTER } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('nobody signs up unless they agree, and reading what to costs nothing that was typed', async ({
  app,
  page,
}) => {
  await app.open(REGISTER)
  await app.fill({ username: 'still_there' })
  await app.control('submit').click()
  await expect(app.control('field-agree')).toContainText('请先阅读并同意')
  for (const key of ['terms', 'privacy']) {
    await app.control(`open-${key}`).click()
    await app.expectAt(CONTENT_PAGE)
    await expect(app.visible('.content-blocks__paragraph').first()).toBeVisible()
    await page.goBack()
    await app.expectAt(REGISTER)
  }
  await expect(app.field('username')).toHaveValue('still_there')
  await app.control('agree').click()
  await expect(app.control('field-agree')).not.toContainText('请先阅读并同意')
})

test('the camera is asked for on the tap that needs it, and a photo or typing do without', async ({
  app,
  page,
  device,
  customer,
}) => {
  await page.addInitScript(refuseCamera)
  await device.signIn(customer)
  await app.open(HOME)
  await app.open(CREATE_PARCEL)
  await app.fill({ remarks: '易碎' })
  expect(await page.evaluate(timesAsked), 'before the tap').toBe(0)
  await app.control('scan').click()
  await expect(app.text('无法使用相机，可以从照片识别')).toBeVisible()
  await expect(app.control('scan-photo')).toBeVisible()
  expect(await page.evaluate(timesAsked)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(app.control('scan-photo')).toBeHidden()
  await app.fill({ expressNumber: 'SF1234567890123' })
  await expect(app.field('remarks')).toHaveValue('易碎')
})

/** Runs in the browser. Stands for a customer who doesn't let the page use the camera. */
function refuseCamera(): void {
  const asked = { times: 0 }
  Object.assign(window, { asked })
  navigator.mediaDevices.getUserMedia = () => {
    asked.times += 1
    return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  }
}

/** Runs in the browser. */
function timesAsked(): number {
  return (window as unknown as { asked: { times: number } }).asked.times
}
