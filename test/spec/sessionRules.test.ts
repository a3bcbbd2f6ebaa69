import { autorun } from 'mobx'
import { LoginStatus } from '@/model/enumerations/session'
import { isCodeTarget } from '@/model/validation/rules'

import { aStatusDefinitionDto, aToken, aTokenDto } from '../support/app/factories'
import { watchFeedback } from '../support/app/feedback'
import { fakeRouter } from '../support/app/fakeRouter'
import { rememberSession, startApp } from '../support/app/startApp'
import { empty, ok, page, refusal, Wire } from '../support/app/Wire'
import { wiredApi } from '../support/app/wiredApi'

describe('section 4: login status', () => {
  function openApp() {
    watchFeedback()
    const router = fakeRouter('/pages/tab-bar/home/home')
    const wire = new Wire().on('POST /api/u/passport/logout', empty())
    return { wire, router, session: startApp().stores.session }
  }

  it('begins as not logged in', () => {
    expect(openApp().session.loginStatus).toBe(LoginStatus.NotLoggedIn)
  })

  it('becomes logged in after login', () => {
    const { session } = openApp()

    session.signIn(aToken())

    expect(session.loginStatus).toBe(LoginStatus.LoggedIn)
  })

  it('is read at start-up', () => {
    rememberSession()

    expect(openApp().session.loginStatus).toBe(LoginStatus.LoggedIn)
  })

  it('becomes not logged in on logout', async () => {
    rememberSession()
    const { session } = openApp()

    session.signOut()

    expect(session.loginStatus).toBe(LoginStatus.NotLoggedIn)
  })

  it('becomes timed out when the server no longer takes the session', async () => {
    rememberSession()
    const { wire, session } = openApp()
    wire.on('GET /api/u/user', refusal(401)).on('POST /api/f/passport/refresh', refusal(401))

    await expect(session.loadUser()).rejects.toMatchObject({ kind: 'unauthorized' })

    expect(session.loginStatus).toBe(LoginStatus.TimedOut)
  })
})

describe('section 4: logout resets', () => {
  it('user info, parcel status definitions and logistics order status definitions', async () => {
    rememberSession()
    fakeRouter('/pages/tab-bar/home/home')
    new Wire()
      .on('POST /api/u/passport/logout', empty())
      .on('GET /api/f/status-management/status-definition/list', page([aStatusDefinitionDto()]))
    const { session, statusDefinitions } = startApp().stores
    await Promise.all([statusDefinitions.parcel.reload(), statusDefinitions.logisticsOrder.reload()])
    expect(statusDefinitions.parcel.value).toHaveLength(1)

    session.signOut()

    expect(session.user).toBeNull()
    expect(statusDefinitions.parcel.value).toBeNull()
    expect(statusDefinitions.logisticsOrder.value).toBeNull()
  })
})

describe('section 4: verification code', () => {
  it('a resend countdown runs after sending', async () => {
    jest.useFakeTimers()
    const { verificationCodes } = startApp().stores
    new Wire().on('POST /api/f/passport/verification-code/send', ok({ resendAfter: 60 }))
    const shown: number[] = []
    const stop = autorun(() => shown.push(verificationCodes.secondsLeft('ada@example.com')))

    await verificationCodes.send('ada@example.com', 'LOGIN')
    jest.advanceTimersByTime(60_000)
    stop()
    jest.useRealTimers()

    expect(shown).toEqual([0, ...Array.from({ length: 61 }, (_, index) => 60 - index)])
  })
})

describe('section 6: who may use the app', () => {
  it('a code goes to an e-mail, a mainland mobile number, or one with its country code', () => {
    expect(['ada@example.com', '13800138000', '+6591234567'].every(isCodeTarget)).toBe(true)
    expect(['ada', '123', '+1', '13800138000x'].some(isCodeTarget)).toBe(false)
  })

  it('through WeChat, binding to an account', async () => {
    const { api, wire } = wiredApi()
    wire
      .on('POST /api/f/passport/login-wechat-mp', ok({ bindTicket: 'ticket-1', expiresIn: 600 }))
      .on('POST /api/f/passport/wechat/bind', ok(aTokenDto()))

    await expect(api.passport.loginWechatMp({ code: 'code-1' })).resolves.toEqual({
      kind: 'ticket',
      bindTicket: 'ticket-1',
    })
    await api.passport.bindWechat('ticket-1', { usernameOrEmail: 'ada', password: 'secret' }, 'key-1')

    expect(wire.lastCallTo('POST /api/f/passport/wechat/bind').body).toMatchObject({
      bindTicket: 'ticket-1',
      usernameOrEmail: 'ada',
    })
  })
})
