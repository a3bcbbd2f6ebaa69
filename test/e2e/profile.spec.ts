import { ApiClient } from '../support/server/apiClient.ts'
import {
  declareParcel,
  allowAnotherCode,
  forgetConfirmation,
  newCustomer,
  PASSWORD,
  requestCode,
} from '../support/server/customers.ts'
import { newEmail, newMobile, REGISTER as SIGN_UP, registration, wrong } from '../support/server/passport.ts'

import { pickPhotos } from './support/photo.ts'
import {
  FORGOT_PASSWORD,
  LOGIN,
  MINE,
  MY_PROFILE,
  UPDATE_EMAIL,
  UPDATE_MOBILE_NUMBER,
  UPDATE_NICKNAME,
  UPDATE_WECHAT_ID,
} from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.describe('the profile', () => {
  test.beforeEach(async ({ device, customer }) => device.signIn(customer))

  test('is reached from mine, and a new nickname shows at once', async ({ app, toasts }) => {
    await app.open(MINE)
    await app.control('my-profile').locator('.icon').click()
    await app.expectAt(MY_PROFILE)
    await app.control('nickname').click()
    await app.expectAt(UPDATE_NICKNAME)
    await app.fill({ nickname: ' ' })
    await app.control('submit').click()
    await expect(app.control('field-nickname')).toContainText('必填')
    await app.fill({ nickname: '小满' })
    await app.control('submit').click()
    await app.expectAt(MY_PROFILE)
    await expect(app.control('nickname')).toContainText('小满')
    await expect.poll(() => toasts.shown).toContain('已保存')
  })

  test('takes a new e-mail address with the code sent there, from the customer only, and takes it back', async ({
    app,
    page,
    server,
    customer,
    consoleWatch,
  }) => {
    consoleWatch.expect(/40[03]/)
    const email = newEmail()
    await app.open(MY_PROFILE)
    await app.control('email').click()
    await app.expectAt(UPDATE_EMAIL)
    await app.fill({ email })
    await app.control('send-code').click()
    await expect(app.control('send-code')).toContainText('秒后重发')
    await page.goBack()
    await app.expectAt(MY_PROFILE)
    await app.control('email').click()
    await app.fill({ email })
    await expect(app.control('send-code')).toContainText('秒后重发')
    await app.fill({ code: wrong(server.codeFor(email)) })
    await app.control('submit').click()
    await app.readRefusal('验证码不正确或已过期')
    await expect(app.control('field-code')).toContainText('验证码不正确或已过期')
    await app.fill({ code: server.codeFor(email) })
    await forgetConfirmation(server, customer)
    await app.control('submit').click()
    await app.fill({ identityPassword: PASSWORD })
    await app.control('confirm-identity').click()
    await app.expectAt(MY_PROFILE)
    await expect(app.control('email')).toContainText(email)

    const [, route = ''] = /\/#(\/\S+)$/.exec(server.lettersTo(customer.user.email ?? '').join()) ?? []
    await app.open(route)
    await app.control('undo').click()
    await app.control('set-password').click()
    await app.expectAt(FORGOT_PASSWORD)
  })

  test('takes a new mobile number, but nobody else’s', async ({ app, server, consoleWatch }) => {
    consoleWatch.expect(/409/)
    const [taken, free] = [newMobile(), newMobile()]
    const code = await requestCode(server, taken, 'REGISTER')
    await new ApiClient(server.url).post(SIGN_UP, registration(taken, code))
    await allowAnotherCode(server, taken)
    await app.open(UPDATE_MOBILE_NUMBER)
    for (const [mobileNumber, isTaken] of [
      [taken, true],
      [free, false],
    ] as const) {
      await app.fill({ mobileNumber })
      await app.control('send-code').click()
      await expect(app.control('send-code')).toContainText('秒后重发')
      await app.fill({ code: server.codeFor(mobileNumber) })
      await app.control('submit').click()
      if (!isTaken) continue
      await app.readRefusal('已被其他账号使用')
      await expect(app.control('field-mobileNumber')).toContainText('已被其他账号使用')
    }
    await app.expectAt(MY_PROFILE)
    await expect(app.control('mobile-number')).toContainText(free.replace(/^(...)(....)/, '$1 $2 '))
  })

  test('keeps a WeChat id and its QR code', async ({ app, page }) => {
    await app.open(UPDATE_WECHAT_ID)
    await app.fill({ wechatId: 'a b' })
    await app.control('submit').click()
    await expect(app.control('field-wechatId')).toContainText('请输入正确的格式')
    await app.fill({ wechatId: 'ada_88' })
    await pickPhotos(page, app.control('wechatQrCode-add'), ['qr.jpg'])
    await expect(app.visible('.photo--done')).toHaveCount(1)
    await app.control('submit').click()
    await app.expectAt(MY_PROFILE)
    await app.control('wechat-id').click()
    await expect(app.field('wechatId')).toHaveValue('ada_88')
    await expect(app.visible('.photo--done')).toHaveCount(1)
  })

  test('that cannot be read is asked for again from mine', async ({
    app,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/500/)
    server.failNext({ path: '/api/u/user', method: 'GET', status: 500 })
    await app.open(MINE)
    await app.modal.getByText('知道了').click()
    await app.control('read-again').click()
    await expect(app.text(customer.user.idCode)).toBeVisible()
  })

  test('ends every session, and leaves nothing of it on the device', async ({
    app,
    page,
    customer,
    device,
    server,
  }) => {
    await device.signIn(customer, { appearance: 'light', [`draft:address:new:${customer.user.id}`]: {} })
    await declareParcel(customer)
    await app.open(MINE)
    await expect(app.control('count-50')).toContainText('1')
    await app.control('my-profile').locator('.icon').click()
    await app.expectAt(MY_PROFILE)
    await app.control('sign-out-everywhere').click()
    await app.modal.getByText('确定').click()
    await app.expectAt(MINE)
    expect((await customer.api.get('/api/u/user')).status).toBe(401)
    expect(Object.keys(await device.stored(page))).toEqual(['appearance'])
    await expect(app.control('count-50'), 'what is known of the statuses is gone').toBeHidden()
    await expect(app.page.getByText(customer.user.idCode)).toHaveCount(0)
    await page.reload()
    await expect(app.text('登录，开始集运')).toBeVisible()
    const next = await newCustomer(server)
    await app.control('sign-in').click()
    await app.fill({ usernameOrEmail: next.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await expect(app.control('copy-code'), 'the next one has their own').toContainText(next.user.idCode)
    await expect(app.control('step-createParcel')).toBeVisible()
  })

  test('cannot be deleted while a parcel is open, and says why', async ({ app, customer, consoleWatch }) => {
    consoleWatch.expect(/409/)
    await declareParcel(customer)
    await app.open(MY_PROFILE)
    await app.control('delete-account').click()
    await app.modal.getByText('永久注销').click()
    await app.modal.getByText('知道了').click()
    await expect(app.control('obstacles')).toContainText('还有未完成的包裹')
  })

  test('is deleted for good', async ({ app, customer, consoleWatch }) => {
    consoleWatch.expect(/400/)
    await app.open(MY_PROFILE)
    await app.control('delete-account').click()
    await app.modal.getByText('永久注销').click()
    await app.expectAt(MINE)
    await app.open(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: 'correct-horse' })
    await app.control('submit').click()
    await expect(app.modal).toContainText('账号或密码不正确')
  })
})

test.describe('the code on Mine', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied by a tap', async ({ app, page, device, customer, toasts }) => {
    await device.signIn(customer)
    await app.open(MINE)
    await app.control('copy-code').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(customer.user.idCode)
    await expect.poll(() => toasts.shown).toContain('已复制')
  })
})
