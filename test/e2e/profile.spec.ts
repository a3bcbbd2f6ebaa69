import { declareParcel } from '../support/server/customers.ts'
import { newEmail } from '../support/server/passport.ts'
import { plainPicture } from '../support/server/pictures.ts'

import { LOGIN, MINE, MY_PROFILE, UPDATE_EMAIL, UPDATE_NICKNAME, UPDATE_WECHAT_ID } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.describe('the profile', () => {
  test.beforeEach(async ({ device, customer }) => device.signIn(customer))

  test('is reached from mine, and a new nickname shows at once', async ({ app, toasts }) => {
    await app.open(MINE)
    await app.control('my-profile').click()
    await app.isAt(MY_PROFILE)
    await app.control('nickname').click()
    await app.isAt(UPDATE_NICKNAME)
    await app.fill({ nickname: '小满' })
    await app.control('submit').click()
    await app.isAt(MY_PROFILE)
    await expect(app.control('nickname')).toContainText('小满')
    expect(toasts.shown).toContain('已保存')
  })

  test('takes a new e-mail address with the code sent there, and counts down past leaving', async ({
    app,
    page,
    server,
  }) => {
    const email = newEmail()
    await app.open(MY_PROFILE)
    await app.control('email').click()
    await app.isAt(UPDATE_EMAIL)
    await app.fill({ email })
    await app.control('send-code').click()
    await expect(app.control('send-code')).toContainText('秒后重发')
    await page.goBack()
    await app.isAt(MY_PROFILE)
    await app.control('email').click()
    await app.fill({ email })
    await expect(app.control('send-code')).toContainText('秒后重发')
    await app.fill({ code: server.codeFor(email) })
    await app.control('submit').click()
    await app.isAt(MY_PROFILE)
    await expect(app.control('email')).toContainText(email)
  })

  test('keeps a WeChat id and its QR code', async ({ app, page }) => {
    await app.open(UPDATE_WECHAT_ID)
    await app.fill({ wechatId: 'ada_88' })
    const picker = page.waitForEvent('filechooser')
    await app.control('wechatQrCode-add').click()
    const buffer = await plainPicture(60, 60).jpeg().toBuffer()
    await (await picker).setFiles([{ name: 'qr.jpg', mimeType: 'image/jpeg', buffer }])
    await expect(app.visible('.photo--done')).toHaveCount(1)
    await app.control('submit').click()
    await app.isAt(MY_PROFILE)
    await app.control('wechat-id').click()
    await expect(app.field('wechatId')).toHaveValue('ada_88')
    await expect(app.visible('.photo--done')).toHaveCount(1)
  })

  test('takes a new picture', async ({ app, page, toasts }) => {
    await app.open(MY_PROFILE)
    const picker = page.waitForEvent('filechooser')
    await app.control('change-avatar').click()
    const buffer = await plainPicture(60, 60).jpeg().toBuffer()
    await (await picker).setFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer }])
    await expect.poll(() => toasts.shown).toContain('头像已更换')
    await expect(app.visible('.profile-avatar__picture')).toHaveCount(1)
  })

  test('ends every session', async ({ app, page, customer }) => {
    await app.open(MY_PROFILE)
    await app.control('sign-out-everywhere').click()
    await app.modal.getByText('确定').click()
    await app.isAt(MINE)
    expect((await customer.api.get('/api/u/user')).status).toBe(401)
    await page.reload()
    await expect(app.text('登录，开始集运')).toBeVisible()
  })

  test('cannot be deleted while a parcel is open, and says why', async ({ app, customer, consoleWatch }) => {
    consoleWatch.expect(/409/)
    await declareParcel(customer)
    await app.open(MY_PROFILE)
    await app.control('delete-account').click()
    await app.modal.getByText('永久注销').click()
    await expect(app.control('obstacles')).toContainText('还有未完成的包裹')
    await expect(app.modal).toBeHidden()
  })

  test('is deleted for good', async ({ app, customer, consoleWatch }) => {
    consoleWatch.expect(/400/)
    await app.open(MY_PROFILE)
    await app.control('delete-account').click()
    await app.modal.getByText('永久注销').click()
    await app.isAt(MINE)
    await app.open(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: 'correct-horse' })
    await app.control('submit').click()
    await expect(app.modal).toContainText('账号或密码不正确')
  })

  test('is accessible', async ({ app }) => {
    for (const route of [MY_PROFILE, UPDATE_NICKNAME, UPDATE_EMAIL, UPDATE_WECHAT_ID]) {
      await app.open(route)
      await app.isAccessible()
    }
  })
})
