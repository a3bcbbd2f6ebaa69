import { PATHS } from '@/navigation/routes'
import AppDownloadPage from '@/pages-settings/app-download/app-download'
import PickupStationSelectPage from '@/pages-settings/pickup-station-select/pickup-station-select'
import AboutPage from '@/pages-settings/settings/about/about'
import ChangePasswordPage from '@/pages-settings/settings/change-password/change-password'
import LanguagePage from '@/pages-settings/settings/language/language'
import CustomerServicePage from '@/pages/users/customer-service/customer-service'
import MyAddressesPage from '@/pages/users/my-addresses/my-addresses'
import MyProfilePage from '@/pages/users/my-profile/my-profile'
import { aUserDto } from '../support/app/factories'

import { tap } from '../support/app/gestures'
import { byId, openPage } from '../support/app/openPage'
import { aCustomerServiceDto, anAddressDto, aPickupStationDto } from '../support/app/placeFactories'
import { rememberSession } from '../support/app/startApp'
import { until } from '../support/app/until'
import { ok, page as pageOf, Wire } from '../support/app/Wire'

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

describe('addresses', () => {
  it('are listed, and edited', async () => {
    rememberSession()
    const wire = new Wire().on(
      'POST /api/u/user/address/list',
      pageOf([anAddressDto({ id: 'a1', recipient: '林美' })]),
    )
    const { page, router } = await openPage(MyAddressesPage, PATHS.myAddresses, { wire })
    await until(() => page.text().includes('林美'))

    await tap(byId(page, 'edit-a1'))

    expect(router.moves).toEqual(['navigateTo /pages/users/my-addresses/edit-address?id=a1'])
  })
})

describe('customer service', () => {
  it('shows name, nickname, WeChat id, QR code, mobile and e-mail', async () => {
    rememberSession()
    const contact = aCustomerServiceDto()
    const wire = new Wire().on('GET /api/user-management/exclusive-customer-service/my', ok(contact))
    const { page } = await openPage(CustomerServicePage, PATHS.customerService, { wire })
    await until(() => byId(page, 'qr-code'))

    const { name, nickname, wechatId, mobile, email } = contact
    for (const word of [name, nickname, wechatId, mobile, email]) expect(page.text()).toContain(word)
  })
})

describe('settings', () => {
  it('language', async () => {
    const { page, stores } = await openPage(LanguagePage, PATHS.language)

    await tap(byId(page, 'language-en'))

    expect(stores.locale.locale).toBe('en')
    await tap(byId(page, 'language-zh-Hans'))
    expect(stores.locale.locale).toBe('zh-Hans')
  })

  it('app download', async () => {
    const { page } = await openPage(AppDownloadPage, PATHS.appDownload)

    expect(page.text()).toContain('微信小程序')
  })

  it('pickup station', async () => {
    rememberSession()
    const wire = new Wire()
      .on('GET /api/u/user', ok(aUserDto()))
      .on('POST /api/f/shipping-management/pickup-station/list', pageOf([aPickupStationDto({ id: 's1' })]))
      .on('POST /api/u/area-management/region-group/list', pageOf([]))
    const { page } = await openPage(PickupStationSelectPage, PATHS.pickupStationSelect, { wire })

    await until(() => byId(page, 'select-s1'))
    expect(page.text()).toContain('自提点只能设置一次，之后如需更换请联系客服')
  })

  it('about', async () => {
    const { page } = await openPage(AboutPage, PATHS.about)

    expect(page.text()).toContain('版本 1.0.4（104）')
  })
})
