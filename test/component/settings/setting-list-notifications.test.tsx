import { PATHS } from '@/navigation/routes'
import * as scrollTo from '@/platform/page/scrollTo'
import SettingListPage from '@/pages-settings/settings/setting-list/setting-list'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

import { PREFERENCES, preferences, openSettings, isOn } from './settings'

const TURN = 'PUT /api/u/message/preferences'

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

  it('lead to the messages themselves', async () => {
    const { page, router } = await openSettings()

    await tap(byId(page, 'messages'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.messageList}`])
  })

  it.each([
    ['are scrolled to for who comes from the messages', { part: 'notifications' }, [['notifications']]],
    ['stay where they are for others', {}, []],
  ])('%s', async (_, params, scrolls) => {
    const scroll = jest.spyOn(scrollTo, 'scrollToElement').mockReturnValue()
    rememberSession()
    const wire = new Wire().on('GET /api/u/user', ok(aUserDto())).on(PREFERENCES, ok(preferences()))

    const { page } = await openPage(SettingListPage, PATHS.settingList, { wire, params })

    await until(() => byId(page, 'notify-PARCEL-EMAIL'))
    expect(scroll.mock.calls).toEqual(scrolls)
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
