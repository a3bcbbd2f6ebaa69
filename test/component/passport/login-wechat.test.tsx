import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import LoginWechatPage from '@/pages/passport/login-wechat/login-wechat'
import LoginWechatMpPage from '@/pages/passport/login-wechat-mp/login-wechat-mp'
import * as wechatLogin from '@/platform/wechat/wechatLogin'

import { aTokenDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { ok, refusal, timedOut, Wire } from '../../support/app/Wire'

const AUTHORIZE = 'GET /api/f/passport/wechat/authorize-url'
const LOGIN = 'POST /api/f/passport/login-wechat'
const BIND = 'POST /api/f/passport/wechat/bind'
const TICKET = ok({ bindTicket: 'ticket-1', expiresIn: 600 })

const insideWechat = () =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
const comesBack = (state: string) =>
  jest.spyOn(wechatLogin, 'wechatReturn').mockReturnValueOnce({ code: 'code-1', state })

const openWechat = (wire: Wire) =>
  openPage(LoginWechatPage, PATHS.loginWechat, { wire, params: { redirect: PATHS.parcelList } })

async function openBinding(wire: Wire) {
  insideWechat()
  comesBack('abc')
  Taro.setStorageSync('wechatState', 'abc')
  const opened = await openWechat(wire.on(LOGIN, TICKET))
  await until(() => opened.page.text().includes('绑定账号'))
  return opened
}

describe('signing in with WeChat in its browser', () => {
  it('goes to WeChat with a state of its own, and an address to come back to', async () => {
    insideWechat()
    const leave = jest.spyOn(wechatLogin, 'redirectBrowserTo').mockReturnValue()
    const { page, wire } = await openWechat(new Wire().on(AUTHORIZE, ok({ url: 'https://wechat.test/go' })))

    await tap(byId(page, 'submit'))

    await until(() => leave.mock.calls.length)
    expect(leave).toHaveBeenCalledWith('https://wechat.test/go')
    const { redirectUri, state } = wire.lastCallTo(AUTHORIZE).query
    expect(state).toMatch(/^[A-Za-z0-9]{16,}$/)
    expect(Taro.getStorageSync('wechatState')).toBe(state)
    expect(redirectUri).toContain(`#${PATHS.loginWechat}?redirect=${encodeURIComponent(PATHS.parcelList)}`)
  })

  it('is offered on the mini program’s page too, where a link led there', async () => {
    insideWechat()
    const { page } = await openPage(LoginWechatMpPage, PATHS.loginWechatMp)

    expect(page.text()).not.toContain('请在微信中打开')
    expect(byId(page, 'submit').textContent).toBe('微信登录')
  })

  it('comes back signed in, to where the customer was', async () => {
    insideWechat()
    comesBack('abc')
    Taro.setStorageSync('wechatState', 'abc')
    const { wire, router, stores } = await openWechat(new Wire().on(LOGIN, ok(aTokenDto())))

    await until(() => stores.session.isSignedIn)
    expect(wire.lastCallTo(LOGIN).body).toEqual({ code: 'code-1', state: 'abc', loginPlatform: 'WeChat_H5' })
    await until(() => router.moves.includes(`reLaunch ${PATHS.parcelList}`))
  })

  it('takes no code that this device did not ask for', async () => {
    insideWechat()
    comesBack('forged')
    Taro.setStorageSync('wechatState', 'abc')
    const { wire, modal } = await openWechat(new Wire().on(LOGIN, ok(aTokenDto())))

    await until(() => modal.mock.calls.length)
    expect(wire.callsTo(LOGIN)).toEqual([])
    expect(Taro.getStorageSync('wechatState')).toBeFalsy()
  })

  it('says where it works when it does not work here', async () => {
    const { page, router } = await openWechat(new Wire())
    expect(page.text()).toContain('请在微信中打开')

    await tap(byId(page, 'to-login'))

    expect(router.moves[0]).toContain(`redirectTo ${PATHS.login}`)
  })
})

describe('binding', () => {
  it('an account by its password, says so, and goes back to where the customer was', async () => {
    const opened = await openBinding(new Wire().on(BIND, ok(aTokenDto())))
    const { page, wire, stores, router } = opened

    await typeInto(byId(page, 'usernameOrEmail'), ' ada ')
    await typeInto(byId(page, 'password'), 'secret')
    await tap(byId(page, 'submit'))

    await until(() => stores.session.isSignedIn)
    expect(wire.lastCallTo(BIND).body).toEqual({
      bindTicket: 'ticket-1',
      usernameOrEmail: 'ada',
      password: 'secret',
      loginPlatform: 'WeChat_H5',
    })
    expect((await successSheet(opened)).textContent).toContain('微信已绑定')
    expect(router.moves).toEqual([])
    await tap(byId(page, 'go-on'))
    await until(() => router.moves.length)
    expect(router.moves).toEqual([`reLaunch ${PATHS.parcelList}`])
  })

  it('an account by code', async () => {
    const { page, wire, stores } = await openBinding(new Wire().on(BIND, ok(aTokenDto())))

    await tap(page.getByText('验证码'))
    await typeInto(byId(page, 'target'), 'ada@example.com')
    await typeInto(byId(page, 'code'), '123456')
    await tap(byId(page, 'submit'))

    await until(() => stores.session.isSignedIn)
    expect(wire.lastCallTo(BIND).body).toMatchObject({ target: 'ada@example.com', code: '123456' })
  })

  it('a new account, once the terms are agreed to, with who brought the customer', async () => {
    Taro.setStorageSync('referralCode', { code: 'FRIEND1', link: 'FRIEND1', keptAtMs: Date.now() })
    const { page, wire, stores } = await openBinding(new Wire().on(BIND, ok(aTokenDto())))
    await tap(page.getByText('新账号'))
    await typeInto(byId(page, 'username'), 'ada_1')
    await typeInto(byId(page, 'password'), 'secret')

    await tap(byId(page, 'submit'))
    expect(problemOf(page, 'agree')).toContain('请先阅读并同意')
    expect(wire.callsTo(BIND)).toEqual([])
    await tap(byId(page, 'agree'))
    await tap(byId(page, 'submit'))

    await until(() => stores.session.isSignedIn)
    expect(wire.lastCallTo(BIND).body).toMatchObject({ username: 'ada_1', referralCode: 'FRIEND1' })
    expect(stores.referral.code).toBe('')
  })

  it('repeats a form that got no answer with the same key, and a changed one with another', async () => {
    const { page, wire, toast } = await openBinding(new Wire().on(BIND, timedOut()))
    await typeInto(byId(page, 'usernameOrEmail'), 'ada')
    await typeInto(byId(page, 'password'), 'secret')
    await tap(byId(page, 'submit'))
    await until(() => toast.mock.calls.length === 1)
    await tap(byId(page, 'submit'))
    await until(() => toast.mock.calls.length === 2)
    await typeInto(byId(page, 'password'), 'secret-2')
    await tap(byId(page, 'submit'))
    await until(() => toast.mock.calls.length === 3)

    const [first, second, third] = wire.callsTo(BIND).map(({ header }) => header['Idempotency-Key'])
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('that took too long begins again', async () => {
    const ended = refusal(400, { code: 'BindTicketEnded', message: '绑定已超时' })
    const { page, modal } = await openBinding(new Wire().on(BIND, ended))

    await typeInto(byId(page, 'usernameOrEmail'), 'ada')
    await typeInto(byId(page, 'password'), 'secret')
    await tap(byId(page, 'submit'))

    await until(() => page.text().includes('用微信账号登录'))
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '绑定已超时' }))
  })
})
