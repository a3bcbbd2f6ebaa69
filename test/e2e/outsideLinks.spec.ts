import { PASSWORD } from '../support/server/customers.ts'

import {
  HOME,
  LANGUAGE,
  LOGIN,
  LOGIN_BY_CODE,
  PARCEL_DETAIL,
  PARCEL_LIST,
  REGISTER,
} from './support/routes.ts'
import { linksFor } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.describe('a link from outside', () => {
  test('to a page behind the login leads there after signing in', async ({ app, page, customer, server }) => {
    const { parcelId } = await linksFor(server, customer)
    await app.open(`${PARCEL_DETAIL}?id=${parcelId}`)
    await app.control('sign-in').click()
    await app.expectAt(LOGIN)
    await page.reload()
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(PARCEL_DETAIL)
    await expect(app.text('看大图')).toBeVisible()
  })

  test('to the login page keeps the way back over other ways to sign in', async ({ app, page, customer }) => {
    const redirect = encodeURIComponent(`${PARCEL_LIST}?status=50`)
    await app.open(`${LOGIN}?redirect=${redirect}`)
    await app.control('use-code').click()
    // Wait: the login page has a sign-up button too.
    await app.expectAt(LOGIN_BY_CODE)
    await app.control('to-register').click()
    await app.expectAt(REGISTER)
    await app.control('to-login').click()
    await app.expectAt(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(PARCEL_LIST)
    expect(page.url()).toContain('status=50')
    await expect(app.text('这个状态下没有包裹')).toBeVisible()
  })

  test('cannot send a customer who signs in to another site', async ({ app, page, customer }) => {
    await app.open(`${LOGIN}?redirect=${encodeURIComponent('https://example.org/steal')}`)
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(HOME)
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  })

  test('to a page above the tabs has a way home', async ({ app }) => {
    await app.open(LANGUAGE)
    await app.visible('.taro-navigation-bar-home, .taro-navigation-bar-back').click()
    await app.expectAt(HOME)
    await expect(app.text('登录领取专属仓库地址')).toBeVisible()
  })
})
