import { PASSWORD, signIn } from '../support/server/customers.ts'
import { removePassword } from '../support/server/removePassword.ts'
import { SHOWN_VERSION } from '../support/shownVersion.ts'

import { ABOUT, CHANGE_PASSWORD, CONTENT_PAGE, MINE, SETTING_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const PREFERENCES = '/api/u/message/preferences'

test.describe('settings', () => {
  test('change how the app looks, at once and for good', async ({ app, page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await app.open(SETTING_LIST)
    const light = await background()
    await app.control('appearance-dark').click()
    await expect.poll(background).not.toBe(light)
    const dark = await background()
    await app.expectAccessible()
    await page.reload()
    await expect.poll(background).toBe(dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await app.control('appearance-light').click()
    await expect.poll(background).toBe(light)
    await app.control('appearance-system').click()
    await expect.poll(background).toBe(dark)
  })

  test('turn notifications off, and the server knows; where it refuses, back', async ({
    app,
    page,
    device,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/500/)
    await device.signIn(customer)
    await app.open(MINE)
    await app.control('settings').click()
    await app.expectAt(SETTING_LIST)
    const email = app.control('notify-PARCEL-EMAIL')
    // The switch appears with the first response; later ones may still change it.
    await app.settled()
    const before = await email.getAttribute('aria-checked')
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && new URL(response.url()).pathname === PREFERENCES,
    )
    await email.click()
    await expect(email).not.toHaveAttribute('aria-checked', before ?? '')
    expect((await saved).status()).toBe(200)
    server.failNext({ path: PREFERENCES, method: 'PUT', status: 500 })
    await email.click()
    await app.modal.getByText('知道了').click()
    await expect(email).not.toHaveAttribute('aria-checked', before ?? '')
    await page.reload()
    await expect(email).not.toHaveAttribute('aria-checked', before ?? '')
    await app.expectAccessible()
  })

  test('change the password, which ends the other sessions only', async ({
    app,
    device,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/400/)
    const other = await signIn(server, customer)
    await device.signIn(customer)
    await app.open(SETTING_LIST)
    await app.control('change-password').click()
    await app.expectAt(CHANGE_PASSWORD)
    await app.fill({ oldPassword: 'not-the-one', newPassword: 'battery-staple' })
    await app.control('submit').click()
    await app.readRefusal('原密码不正确')
    await expect(app.control('field-oldPassword')).toContainText('原密码不正确')
    await app.fill({ oldPassword: PASSWORD })
    await app.control('submit').click()
    await app.control('done').click()
    await app.expectAt(SETTING_LIST)
    expect((await other.get('/api/u/user')).status, 'the other session').toBe(401)
    expect((await customer.api.get('/api/u/user')).status, 'this one').toBe(200)
  })

  test('give an account without a password its first one', async ({ app, device, customer, server }) => {
    await removePassword(server, customer)
    await device.signIn(customer)
    await app.open(SETTING_LIST)
    await expect(app.control('change-password')).toContainText('设置密码')
    await app.control('change-password').click()
    await app.expectAt(CHANGE_PASSWORD)
    await expect(app.field('oldPassword')).toHaveCount(0)
    await app.fill({ newPassword: '12345' })
    await app.control('submit').click()
    await expect(app.control('field-newPassword')).toContainText('至少输入 6 个字符')
    await app.fill({ newPassword: PASSWORD })
    await app.control('submit').click()
    await app.control('done').click()

    await app.expectAt(SETTING_LIST)
    await expect(app.control('change-password')).toContainText('修改密码')
    await signIn(server, customer)
  })

  test('clear the cache, and leave the session and drafts', async ({
    app,
    page,
    device,
    customer,
    toasts,
  }) => {
    await device.signIn(customer, { 'draft:createParcel:x': { any: 'thing' }, searchHistory: ['SF'] })
    await app.open(SETTING_LIST)
    await app.control('clear-cache').click()
    await expect(app.modal).toContainText('登录状态')
    await app.modal.getByText('确定').click()
    await expect(app.modal).toContainText('1 份未提交的草稿')
    await app.modal.getByText('保留').click()
    await expect.poll(() => toasts.shown).toContain('缓存已清除')
    const stored = Object.keys(await device.stored(page))
    expect(stored).toEqual(expect.arrayContaining(['session', 'draft:createParcel:x']))
    expect(stored).not.toContain('searchHistory')
  })

  test('lead to the terms, the privacy policy and the licences', async ({ app, page }) => {
    await app.open(ABOUT)
    await expect(app.text(SHOWN_VERSION)).toBeVisible()
    for (const key of ['terms', 'privacy', 'licences']) {
      await app.control(`open-${key}`).click()
      await app.expectAt(CONTENT_PAGE)
      await expect(app.visible('.content-blocks__paragraph').first()).toBeVisible()
      await app.expectAccessible()
      await page.goBack()
      await app.expectAt(ABOUT)
    }
  })

  test('say that a page of words does not exist', async ({ app, consoleWatch }) => {
    consoleWatch.expect(/404/)
    await app.open(`${CONTENT_PAGE}?key=nothing`)
    await expect(app.text('没有找到这个页面')).toBeVisible()
  })
})
