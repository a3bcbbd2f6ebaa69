import { addPhotos } from './support/photo.ts'
import { CREATE_PARCEL, HOME, LOGIN, MINE, MY_PROFILE, UPDATE_NICKNAME } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import type { ToastLog } from './support/ToastLog.ts'

/** Minimum visible time of the 1500 ms: a busy machine draws the first frame late. */
const READABLE_MS = 1_200

async function couldBeRead(toasts: ToastLog, text: string): Promise<void> {
  await expect
    .poll(() => toasts.visibleMs(text), `ms for which “${text}” was on screen`)
    .toBeGreaterThan(READABLE_MS)
}

test.describe('a toast outlives the page that it was shown on', () => {
  test('the end of a session, which leads to the login page', async ({
    app,
    device,
    customer,
    toasts,
    consoleWatch,
  }) => {
    consoleWatch.expect(/401/)
    await device.signIn(customer)
    await app.open(MINE)
    await customer.api.post('/api/u/passport/logout')
    await app.control('my-parcels').click()
    await app.expectAt(LOGIN)

    await couldBeRead(toasts, '登录超时，请重新登录')
  })

  test('an upload without a session', async ({ app, page, device, customer, toasts, consoleWatch }) => {
    consoleWatch.expect(/401/)
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await customer.api.post('/api/u/passport/logout')
    await addPhotos(page, app, ['a.jpg'])
    await app.expectAt(LOGIN)

    await couldBeRead(toasts, '请先登录')
  })

  test('an unknown address on a cold start', async ({ app, page, toasts }) => {
    await page.goto('/#/pages/nowhere/nowhere')
    await app.expectAt(HOME)

    await couldBeRead(toasts, 'Page Not Found')
  })

  test('a name that was saved', async ({ app, device, customer, toasts }) => {
    await device.signIn(customer)
    await app.open(MY_PROFILE)
    await app.control('nickname').click()
    await app.expectAt(UPDATE_NICKNAME)
    await app.fill({ nickname: '小满' })
    await app.control('submit').click()
    await app.expectAt(MY_PROFILE)

    await couldBeRead(toasts, '已保存')
  })
})

test('a toast is announced, and gone after its time', async ({ app, page, toasts }) => {
  await page.goto('/#/pages/nowhere/nowhere')
  const toast = page.getByRole('status')
  await expect(toast).toHaveText('Page Not Found')
  await app.expectAt(HOME)

  await expect(toast).toBeEmpty()
  expect(toasts.visibleMs('Page Not Found')).toBeLessThan(2_500)
})

test('a toast leaves the words of a dialog readable', async ({ app, page, device, customer }) => {
  await device.signIn(customer)
  await app.open(MINE)
  await app.control('copy-code').click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await app.control('sign-out').click()

  await expect(app.modal).toBeVisible()
  const [toast, dialog] = [await page.getByRole('status').boundingBox(), await app.modal.boundingBox()]
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(dialog?.y ?? 0)
})
