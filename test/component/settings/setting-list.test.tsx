import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import { SettingListStore } from '@/pages-settings/settings/setting-list/SettingListStore'
import { tap } from '../../support/app/gestures'
import { byId, switchLanguage } from '../../support/app/openPage'
import { closePages } from '../../support/app/renderPage'
import { rememberSession, startApp } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, Wire } from '../../support/app/Wire'

import { PREFERENCES, openSettings, isOn } from './settings'

describe('settings', () => {
  it.each([
    ['language', PATHS.language],
    ['change-password', PATHS.changePassword],
    ['faq', PATHS.faqList],
    ['about', PATHS.about],
  ])('%s leads on', async (id, path) => {
    const { page, router } = await openSettings()

    await tap(byId(page, id))

    expect(router.moves).toEqual([`navigateTo ${path}`])
  })

  it('name the pickup point that was chosen', async () => {
    const pickupStation = { id: 's1', displayName: '牛车水自提点' }
    const { page } = await openSettings(new Wire(), { pickupStation })

    await until(() => byId(page, 'pickup-station').textContent?.includes('牛车水自提点'))
  })

  it('offer strangers what needs no account', async () => {
    const { page, wire } = await openSettings(new Wire(), { isSignedIn: false })

    expect(wire.calls).toEqual([])
    expect(page.root.querySelector('#change-password')).toBeNull()
    expect(page.root.querySelector('#sign-out')).toBeNull()
    expect(byId(page, 'appearance-dark')).toBeTruthy()
  })

  it('speak of setting a password where there is none', async () => {
    const { page } = await openSettings(new Wire(), { hasPassword: false })

    await until(() => byId(page, 'change-password').textContent === '设置密码')
  })

  it('sign out and lead back to mine', async () => {
    const opened = await openSettings()

    await tap(byId(opened.page, 'sign-out'))

    await until(() => !opened.stores.session.isSignedIn)
    expect(opened.router.moves).toEqual(['navigateBack'])
  })

  it('are in English at once, but for what the server calls things', async () => {
    const opened = await openSettings()

    await switchLanguage(opened, 'en')

    expect(opened.page.text().replace(/包裹|钱包|微信|邮件|简体中文/g, '')).not.toMatch(/[\u4e00-\u9fff]/)
    expect(opened.wire.callsTo(PREFERENCES).length).toBeGreaterThan(1)
  })
})

describe('appearance', () => {
  it('changes at once, and the choice is kept', async () => {
    const { page } = await openSettings()
    expect(isOn(byId(page, 'appearance-system'))).toBe(true)

    await tap(byId(page, 'appearance-dark'))

    expect(isOn(byId(page, 'appearance-dark'))).toBe(true)
    expect(document.documentElement.classList.contains('theme-dark')).toBe(true)
    await closePages()
    expect(startApp().stores.appearance.appearance).toBe('dark')
  })

  it('follows the device again', async () => {
    Taro.setStorageSync('appearance', 'light')
    const { page } = await openSettings()
    expect(document.documentElement.classList.contains('theme-light')).toBe(true)

    await tap(byId(page, 'appearance-system'))

    expect(document.documentElement.className).not.toContain('theme-')
  })

  it('that was never chosen or is broken is the device’s', async () => {
    Taro.setStorageSync('appearance', 'purple')

    await closePages()
    expect(startApp().stores.appearance.appearance).toBe('system')
  })
})

it('stand offline, without the customer’s record', async () => {
  rememberSession()
  new Wire().on('GET /api/u/user', noAnswer()).on(PREFERENCES, noAnswer())

  await expect(new SettingListStore(startApp().stores).reload()).resolves.toBeUndefined()
})

describe('clearing the cache', () => {
  it('says what goes, and never takes the session, the language, the look or that the device is known', async () => {
    const { page, modal, toast } = await openSettings()
    await tap(byId(page, 'appearance-dark'))
    Taro.setStorageSync('deviceToken', 'this-device')
    Taro.setStorageSync('searchHistory', ['SF'])
    Taro.setStorageSync('parcelSearches:ada', ['SF'])
    Taro.setStorageSync('trackingSearches:visitor', ['SF1'])

    await tap(byId(page, 'clear-cache'))

    await until(() => toast.mock.calls.length)
    expect(modal).toHaveBeenCalledTimes(1)
    expect(modal).toHaveBeenLastCalledWith(
      expect.objectContaining({
        content: expect.stringContaining('登录状态、语言、外观、搜索记录和未提交的草稿会保留'),
      }),
    )
    expect([...Taro.getStorageInfoSync().keys].sort()).toEqual([
      'appearance',
      'deviceToken',
      'parcelSearches:ada',
      'session',
      'trackingSearches:visitor',
    ])
  })

  it.each([
    [true, []],
    [false, ['draft:createParcel:ada']],
  ])('asks about drafts on their own (%s)', async (confirm, left) => {
    const { page, modal, toast } = await openSettings()
    Taro.setStorageSync('draft:createParcel:ada', { any: 'thing' })
    modal.mockResolvedValueOnce({ confirm: true }).mockResolvedValueOnce({ confirm })

    await tap(byId(page, 'clear-cache'))

    await until(() => toast.mock.calls.length)
    expect(modal).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: expect.stringContaining('1 份未提交的草稿') }),
    )
    expect(Taro.getStorageInfoSync().keys.filter((key) => key.startsWith('draft:'))).toEqual(left)
  })

  it('leaves everything to who thinks again', async () => {
    const { page, modal } = await openSettings()
    Taro.setStorageSync('searchHistory', ['SF'])
    modal.mockResolvedValue({ confirm: false })

    await tap(byId(page, 'clear-cache'))

    expect(Taro.getStorageInfoSync().keys).toContain('searchHistory')
  })
})
