import { PATHS } from '@/navigation/routes'
import AboutPage from '@/pages-settings/settings/about/about'
import ChangePasswordPage from '@/pages-settings/settings/change-password/change-password'
import MyProfilePage from '@/pages/users/my-profile/my-profile'

import { aUserDto } from '../support/app/factories'
import { tap } from '../support/app/gestures'
import { byId, openPage } from '../support/app/openPage'
import { rememberSession } from '../support/app/startApp'
import { until } from '../support/app/until'
import { ok, Wire } from '../support/app/Wire'

// Spec section 2, "What screens let a user do": what is there, and what is still to be built. How it
// works is proved by test/component, page by page.

describe('home', () => {
  it.todo('shows up to 8 banners')
  it.todo('shows 4 announcements')
  it.todo('shows 4 article categories with 10 top articles each')
  it.todo('shows 4 FAQs')
  it.todo('shows a scrolling exchange-rate list')
  it.todo('has a popup announcement that can be closed, and remembers it')
})

describe('mall', () => {
  it.todo('lets buy a single product from a draft order')
  it.todo('lets pay for it')
})

describe('warehouse address', () => {
  it.todo('has tips and tip details of its own')
})

describe('parcels', () => {
  it.todo('can be searched, with a history')
  it.todo('that are undeclared have a list of their own')
  it.todo('can be updated')
})

describe('logistics orders', () => {
  it.todo('begin with selecting parcels')
  it.todo('are submitted')
  it.todo('are listed')
  it.todo('are paid')
  it.todo('have a detail page')
  it.todo('are confirmed as received, with satisfaction and review')
})

describe('wallet', () => {
  it.todo('shows the balance')
  it.todo('shows the balance details (fund account log)')
  it.todo('can be topped up, with a result page')
})

describe('coupons', () => {
  it.todo('are shown by status: available, used, expired')
  it.todo('can be taken in the collection centre')
})

describe('profile', () => {
  it('changes nickname, mobile number, e-mail and WeChat id', async () => {
    rememberSession()
    const wire = new Wire().on('GET /api/u/user', ok(aUserDto()))
    const { page, router } = await openPage(MyProfilePage, PATHS.myProfile, { wire })

    for (const id of ['nickname', 'mobile-number', 'email', 'wechat-id'])
      await tap(await until(() => byId(page, id)))

    expect(router.moves).toEqual([
      'navigateTo /pages/users/my-profile/update-nickname',
      'navigateTo /pages/users/my-profile/update-mobile-number',
      'navigateTo /pages/users/my-profile/update-email',
      'navigateTo /pages/users/my-profile/update-wechat-id',
    ])
  })

  it('changes the password', async () => {
    rememberSession()
    const wire = new Wire().on('GET /api/u/user', ok(aUserDto()))
    const { page } = await openPage(ChangePasswordPage, PATHS.changePassword, { wire })

    await until(() => byId(page, 'oldPassword'))
    expect(byId(page, 'newPassword')).toBeTruthy()
  })
})

describe('settings', () => {
  it('about', async () => {
    const { page } = await openPage(AboutPage, PATHS.about)

    expect(page.text()).toContain('版本 1.0.4（104）')
  })
})

describe('the rest', () => {
  it.todo('tracking')
  it.todo('referral')
  it.todo('announcements')
  it.todo('articles')
  it.todo('FAQ')
  it.todo('shipping channel list and calculator')
})
