import { pickPhotos } from './support/photo.ts'
import { MINE, MY_PROFILE } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1'

test.describe('the profile', () => {
  test.beforeEach(async ({ device, customer }) => device.signIn(customer))

  test('takes a new picture', async ({ app, page, toasts }) => {
    await app.open(MY_PROFILE)
    await pickPhotos(page, app.control('change-avatar'), ['me.jpg'])
    await expect.poll(() => toasts.shown).toContain('头像已更换')
    await expect(app.visible('.avatar__picture')).toHaveCount(1)
    await app.open(MINE)
    await expect(app.visible('.avatar__picture')).toHaveCount(1)
  })

  test.describe('in a phone’s browser', () => {
    test.use({ userAgent: PHONE_AGENT })

    test('takes a new picture from the browser’s own chooser', async ({ app, page, toasts }) => {
      await app.open(MY_PROFILE)
      await pickPhotos(page, app.control('change-avatar'), ['me.jpg'])
      await expect.poll(() => toasts.shown).toContain('头像已更换')
    })
  })

  test('takes over no picture that the server refuses', async ({ app, page, server, consoleWatch }) => {
    consoleWatch.expect(/500/)
    await app.open(MY_PROFILE)
    server.failNext({ path: '/api/system-management/common/batch-upload-2', status: 500 })
    await pickPhotos(page, app.control('change-avatar'), ['me.jpg'])

    await expect(app.modal).toContainText('fault 500')
    await app.modal.getByText('知道了').click()
    await expect(app.visible('.avatar__picture')).toHaveCount(0)
  })
})
