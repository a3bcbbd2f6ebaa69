import Taro from '@tarojs/taro'

import * as host from '@/platform/device/host'
import * as wechatLogin from '@/platform/wechat/wechatLogin'
import type { SessionStore } from '@/stores/session/SessionStore'
import { signInSilently } from '@/stores/session/signInSilently'

import { aToken, aTokenDto } from '../../../support/app/factories'
import { watchFeedback } from '../../../support/app/feedback'
import { rememberSession, startApp } from '../../../support/app/startApp'
import { empty, noAnswer, ok, refusal, Wire } from '../../../support/app/Wire'

const LOGIN = 'POST /api/f/passport/login-wechat-mp'
const inMiniProgram = () => {
  jest.spyOn(wechatLogin, 'wechatLoginCode').mockResolvedValue('code-1')
  jest.spyOn(host, 'isInsideMiniProgram').mockReturnValue(true)
}

describe('signing in silently', () => {
  it('signs in whose WeChat account is bound', async () => {
    inMiniProgram()
    const wire = new Wire().on(LOGIN, ok(aTokenDto(aToken())))
    const { stores } = startApp()

    await signInSilently(stores)

    expect(stores.session.isSignedIn).toBe(true)
    expect(wire.lastCallTo(LOGIN).body).toMatchObject({ code: 'code-1' })
  })

  it.each([
    ['is not bound', ok({ bindTicket: 't', expiresIn: 600 })],
    ['is refused', refusal(503, { message: 'x' })],
    ['cannot be reached', noAnswer()],
  ])('says nothing to one who %s', async (_case, reply) => {
    inMiniProgram()
    new Wire().on(LOGIN, reply)
    const { modal, toast } = watchFeedback()
    const { stores } = startApp()

    await signInSilently(stores)

    expect(stores.session.isSignedIn).toBe(false)
    expect(modal).not.toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  it('asks nothing in a browser, nor for one who is signed in', async () => {
    const wire = new Wire()
    await signInSilently(startApp().stores)
    inMiniProgram()
    rememberSession()
    await signInSilently(startApp().stores)

    expect(wire.calls).toEqual([])
  })

  it.each([
    ['here', (session: SessionStore) => session.signOut()],
    ['everywhere', (session: SessionStore) => session.signedOut()],
  ])('leaves out who signed out %s, until they sign in again', async (_where, leave) => {
    inMiniProgram()
    rememberSession()
    const wire = new Wire().on('POST /api/u/passport/logout', empty()).on(LOGIN, ok(aTokenDto()))
    const { stores } = startApp()
    leave(stores.session)

    await signInSilently(startApp().stores)
    expect(wire.callsTo(LOGIN)).toEqual([])
    stores.session.signIn(aToken())

    expect(Taro.getStorageInfoSync().keys).not.toContain('stayOut')
  })
})
