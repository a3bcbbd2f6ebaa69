import Taro from '@tarojs/taro'

import type { ApiErrorKind } from '@/model/call/ApiError'
import { LoginStatus } from '@/model/enumerations/session'

import { aToken } from '../../../support/app/factories'

import { openSession, stored, refused } from './openSession'

describe('the end of a session', () => {
  it('by the server: timed out, with nothing personal left but what was being typed', async () => {
    const { session, forget, wipe } = openSession()
    session.signIn(aToken())
    await session.loadUser()
    Taro.setStorageSync('locale', 'en')
    Taro.setStorageSync('draft:createParcel:1', { text: 'typed' })
    forget.mockClear()

    session.expire()

    expect(session).toMatchObject({ loginStatus: LoginStatus.TimedOut, isSignedIn: false, user: null })
    expect(session.authorization()).toBeNull()
    expect([...Taro.getStorageInfoSync().keys].sort()).toEqual(['draft:createParcel:1', 'locale'])
    expect(forget).toHaveBeenCalledTimes(1)
    expect(wipe).not.toHaveBeenCalled()
  })

  it('is no time-out for somebody who was not signed in', () => {
    const { session } = openSession()

    session.expire()

    expect(session.loginStatus).toBe(LoginStatus.NotLoggedIn)
  })

  it('stays timed out when another request finds out too', () => {
    const { session } = openSession()
    session.signIn(aToken())

    session.expire()
    session.expire()

    expect(session.loginStatus).toBe(LoginStatus.TimedOut)
  })

  it('ends once, however many requests find out', () => {
    const { session } = openSession()
    session.signIn(aToken())
    session.expire()
    const { sessionCount } = session

    session.expire()

    expect(session.sessionCount).toBe(sessionCount)
  })

  it('by the customer: not logged in, told to the server, and the device wiped', async () => {
    const { session, api, forget, wipe } = openSession()
    session.signIn(aToken())
    await session.loadUser()
    forget.mockClear()

    session.signOut()

    expect(api.passport.logout).toHaveBeenCalledTimes(1)
    expect(session).toMatchObject({ loginStatus: LoginStatus.NotLoggedIn, user: null })
    expect(stored()).toBe('')
    expect(forget).toHaveBeenCalled()
    expect(wipe).toHaveBeenCalledTimes(1)
  })

  it.each<ApiErrorKind>(['network', 'timeout', 'server', 'unauthorized'])(
    'by the customer, though the server cannot take it (%s)',
    async (kind) => {
      const { session, api, wipe } = openSession()
      session.signIn(aToken())
      api.passport.logout.mockRejectedValue(refused(kind))

      session.signOut()

      expect(session.loginStatus).toBe(LoginStatus.NotLoggedIn)
      expect(wipe).toHaveBeenCalled()
    },
  )

  it('by the customer, without waiting for the server', () => {
    const { session, api, wipe } = openSession()
    session.signIn(aToken())
    api.passport.logout.mockReturnValue(new Promise(() => undefined))

    session.signOut()

    expect(session.authorization()).toBeNull()
    expect(wipe).toHaveBeenCalledTimes(1)
  })
})
