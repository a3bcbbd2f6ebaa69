import { allowAnotherCode, PASSWORD, unique } from '../support/server/customers.ts'
import { newEmail, wrong } from '../support/server/passport.ts'

import {
  FORGOT_PASSWORD,
  HOME,
  LOGIN,
  LOGIN_BY_CODE,
  LOGIN_WECHAT,
  LOGIN_WECHAT_MP,
  MINE,
  PARCEL_LIST,
  REGISTER,
} from './support/routes.ts'
import { WECHAT_AGENT } from './support/states.ts'
import { expect, test } from './support/test.ts'

test.describe('the passport', () => {
  test('sets a new password by code, and signs in with it to where the customer was', async ({
    app,
    server,
    customer,
    consoleWatch,
  }) => {
    consoleWatch.expect(/400/)
    const email = customer.user.email ?? ''
    await allowAnotherCode(server, email)
    await app.open(PARCEL_LIST)
    await app.control('sign-in').click()
    await app.expectAt(LOGIN)
    await app.control('to-forgot').click()
    await app.expectAt(FORGOT_PASSWORD)
    await app.fill({ target: email })
    await app.control('send-code').click()
    await expect(app.control('send-code')).toContainText('秒后重发')
    await app.fill({ code: wrong(server.codeFor(email)), newPassword: 'battery-staple' })
    await app.control('submit').click()
    await app.readRefusal('验证码不正确或已过期')
    await expect(app.control('field-code')).toContainText('验证码不正确或已过期')
    await app.fill({ code: server.codeFor(email) })
    await app.control('submit').click()
    await expect(app.control('success')).toContainText('新密码已设置')
    await app.control('success').getByRole('button', { name: '用新密码登录' }).click()
    await app.expectAt(LOGIN)
    expect((await customer.api.get('/api/u/user')).status, 'the session before').toBe(401)
    await app.fill({ usernameOrEmail: customer.user.userName, password: 'battery-staple' })
    await app.control('submit').click()
    await app.expectAt(PARCEL_LIST)
  })

  test('tells a wrong password in a modal, a wrong code at its field, and lets the right code in', async ({
    app,
    page,
    server,
    customer,
    consoleWatch,
  }) => {
    consoleWatch.expect(/400/)
    const email = customer.user.email ?? ''
    await allowAnotherCode(server, email)
    await app.open(MINE)
    await app.control('sign-in').click()
    await app.expectAt(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: 'not-the-one' })
    await page.keyboard.press('Enter')
    await expect(app.modal).toContainText('账号或密码不正确')
    await app.modal.getByText('知道了').click()
    await expect(app.field('usernameOrEmail')).toHaveValue(customer.user.userName)

    await app.control('use-code').click()
    await app.expectAt(LOGIN_BY_CODE)
    await app.fill({ target: email })
    await app.control('send-code').click()
    await expect(app.control('send-code')).toContainText('秒后重发')
    await app.fill({ code: wrong(server.codeFor(email)) })
    await app.control('submit').click()
    await app.readRefusal('验证码不正确或已过期')
    await expect(app.control('field-code')).toContainText('验证码不正确或已过期')
    await app.fill({ code: server.codeFor(email) })
    await app.control('submit').click()
    await app.expectAt(MINE)
    await expect(app.text(customer.user.idCode)).toBeVisible()
  })

  test('takes no name that somebody has', async ({ app, server, customer, consoleWatch }) => {
    consoleWatch.expect(/409/)
    const email = newEmail()
    await app.open(REGISTER)
    await app.fill({ username: customer.user.userName, password: PASSWORD, target: email })
    await app.control('send-code').click()
    await expect(app.control('send-code')).toContainText('秒后重发')
    await app.fill({ code: server.codeFor(email) })
    await app.control('agree').click()
    await app.control('submit').click()
    await app.readRefusal('该用户名已被使用')
    await expect(app.control('field-username')).toContainText('该用户名已被使用')
  })

  test('keeps who brought the customer from any page to signing up', async ({ app }) => {
    await app.open(`${MINE}?referralCode=FRIEND1`)
    await app.open(REGISTER)
    await expect(app.field('referralCode')).toHaveValue('FRIEND1')
  })

  for (const route of [LOGIN_WECHAT, LOGIN_WECHAT_MP]) {
    test(`says where WeChat’s way works, and leads to another: ${route}`, async ({ app }) => {
      await app.open(route)
      await expect(app.text('请在微信中打开')).toBeVisible()
      await app.control('to-login').click()
      await app.expectAt(LOGIN)
    })
  }
})

test.describe('in WeChat’s browser', () => {
  test.use({ userAgent: WECHAT_AGENT })

  test('WeChat’s person makes an account, and is back where they were', async ({ app }) => {
    await app.open(PARCEL_LIST)
    await app.control('sign-in').click()
    await app.control('use-wechat').click()
    await app.expectAt(LOGIN_WECHAT)
    await app.control('submit').click()
    await expect(app.text('绑定账号')).toBeVisible()
    await app.expectAccessible()
    await app.visible('.chip', { hasText: '新账号' }).click()
    const username = unique('wechat_')
    await app.fill({ username, password: PASSWORD })
    await app.control('agree').click()
    await app.control('submit').click()
    await expect(app.control('success')).toContainText('微信已绑定')
    await app.control('go-on').click()
    await app.expectAt(PARCEL_LIST)
    await expect(app.text('还没有包裹')).toBeVisible()
  })

  test('binds an account that is there already', async ({ app, page, customer }) => {
    await app.open(LOGIN_WECHAT)
    await app.control('submit').click()
    await expect(app.text('绑定账号')).toBeVisible()
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.control('go-on').click()
    await app.expectAt(HOME)
    await expect(app.text(`您好，${customer.user.nickname}`)).toBeVisible()
    await page.reload()
    await expect(app.text(`您好，${customer.user.nickname}`)).toBeVisible()
  })

  test('takes no code with a state that is not its own', async ({ app, page }) => {
    await page.goto(`/?code=local:evil&state=evil#${LOGIN_WECHAT}`)
    await expect(app.modal).toContainText('微信登录未完成')
    expect(new URL(page.url()).search, 'the code is gone from the address').toBe('')
  })

  test('a stranger by code is told that there is no account', async ({ app, server, consoleWatch }) => {
    consoleWatch.expect(/400/)
    const email = newEmail()
    await app.open(LOGIN_WECHAT)
    await app.control('submit').click()
    await expect(app.text('绑定账号')).toBeVisible()
    await app.visible('.chip', { hasText: '验证码' }).click()
    await app.fill({ target: email })
    await app.control('send-code').click()
    await expect(app.control('send-code')).toContainText('秒后重发')
    await app.fill({ code: server.codeFor(email) })
    await app.control('submit').click()
    await app.readRefusal('还没有账号')
    await expect(app.control('field-target')).toContainText('还没有账号')
  })
})
