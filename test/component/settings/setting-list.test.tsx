import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import { SettingListStore } from '@/pages-settings/settings/setting-list/SettingListStore'
import SettingListPage from '@/pages-settings/settings/setting-list/setting-list'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { closePages } from '../../support/app/renderPage'
import { rememberSession, startApp } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const PREFERENCES = 'GET /api/u/message/preferences'
const TURN = 'PUT /api/u/message/preferences'

const preferences = (isEnabled = true) => ({
  items: ['PARCEL', 'FUNDS'].map((kind) => ({
    kind,
    displayName: kind === 'PARCEL' ? '包裹' : '钱包',
    channels: [
      { channel: 'WECHAT', displayName: '微信', isEnabled },
      { channel: 'EMAIL', displayName: '邮件', isEnabled: false },
    ],
    wechatTemplateId: `template-${kind}`,
    wechatConsentCount: kind === 'PARCEL' ? 2 : 0,
  })),
  isWechatReachable: true,
})

interface Customer {
  readonly isSignedIn?: boolean
  readonly hasPassword?: boolean
  readonly pickupStation?: { readonly id: string; readonly displayName: string }
}

async function openSettings(wire = new Wire(), { isSignedIn = true, ...user }: Customer = {}) {
  if (isSignedIn) rememberSession()
  wire.on('GET /api/u/user', ok(aUserDto(user))).on(PREFERENCES, ok(preferences()))
  const opened = await openPage(SettingListPage, PATHS.settingList, { wire, below: [PATHS.mine] })
  if (isSignedIn) await until(() => byId(opened.page, 'notify-PARCEL-WECHAT'))
  return opened
}

const isOn = (element: Element) => element.getAttribute('aria-checked') === 'true'

describe('settings', () => {
  it.each([
    ['language', PATHS.language],
    ['change-password', PATHS.changePassword],
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

describe('notifications', () => {
  it('turn off and on by kind and way', async () => {
    const { page, wire } = await openSettings(new Wire().on(TURN, ok(preferences(false))))
    expect(isOn(byId(page, 'notify-PARCEL-WECHAT'))).toBe(true)

    await tap(byId(page, 'notify-PARCEL-WECHAT'))

    await until(() => !isOn(byId(page, 'notify-PARCEL-WECHAT')))
    expect(wire.lastCallTo(TURN).body).toEqual({
      items: [{ kind: 'PARCEL', channel: 'WECHAT', isEnabled: false }],
    })
  })

  it('say how much WeChat may still bring, and what it takes', async () => {
    const { page } = await openSettings()

    expect(byId(page, 'notify-PARCEL-WECHAT').textContent).toContain('还可以收到 2 条')
    expect(byId(page, 'notify-FUNDS-WECHAT').textContent).toContain('需要您再次同意才能收到')
    expect(byId(page, 'notify-PARCEL-EMAIL').textContent).toBe('包裹')
    expect(page.text()).toContain('每同意一次，只能发送一条通知')
  })

  it('promise nothing of WeChat’s to whom it does not know', async () => {
    rememberSession()
    const wire = new Wire()
      .on('GET /api/u/user', ok(aUserDto()))
      .on(PREFERENCES, ok({ ...preferences(), isWechatReachable: false }))
    const { page } = await openPage(SettingListPage, PATHS.settingList, { wire })
    await until(() => page.text().includes('请先在小程序里用微信登录'))

    expect(byId(page, 'notify-PARCEL-WECHAT').textContent).toBe('包裹')
  })

  it.each([
    ['no connection', noAnswer()],
    ['a refusal', refusal(500, { message: 'x' })],
  ])('turn back after %s', async (_failure, failure) => {
    const opened = await openSettings(new Wire().on(TURN, failure))

    await tap(byId(opened.page, 'notify-FUNDS-EMAIL'))

    await until(() => opened.toast.mock.calls.length + opened.modal.mock.calls.length)
    await until(() => !isOn(byId(opened.page, 'notify-FUNDS-EMAIL')))
  })

  it('can be read again when that failed', async () => {
    rememberSession()
    const wire = new Wire()
      .on('GET /api/u/user', ok(aUserDto()))
      .on(PREFERENCES, noAnswer(), ok(preferences()))
    const { page } = await openPage(SettingListPage, PATHS.settingList, { wire })

    await tap(await until(() => page.getByText('重试')))

    await until(() => byId(page, 'notify-PARCEL-EMAIL'))
  })
})

it('stand offline, without the customer’s record', async () => {
  rememberSession()
  new Wire().on('GET /api/u/user', noAnswer()).on(PREFERENCES, noAnswer())

  await expect(new SettingListStore(startApp().stores).reload()).resolves.toBeUndefined()
})

describe('clearing the cache', () => {
  it('says what goes, and never takes the session, the language or the look', async () => {
    const { page, modal, toast } = await openSettings()
    await tap(byId(page, 'appearance-dark'))
    Taro.setStorageSync('searchHistory', ['SF'])
    Taro.setStorageSync('parcelSearches:ada', ['SF'])

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
      'parcelSearches:ada',
      'session',
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
