import Taro from '@tarojs/taro'

import { ApiError, type ApiErrorKind } from '@/model/call/ApiError'
import { LoginStatus } from '@/model/enumerations/session'
import type { Token } from '@/model/account/session'
import type { User } from '@/model/account/user'
import { SessionStore } from '@/stores/session/SessionStore'

import { deferred } from '../../../support/app/deferred'
import { aToken, aUserDto } from '../../../support/app/factories'

function openSession() {
  const api = {
    passport: {
      refresh: jest.fn<Promise<Token>, [string]>(async () => aToken()),
      logout: jest.fn<Promise<void>, []>(async () => undefined),
    },
    user: { get: jest.fn<Promise<User>, []>(async () => aUserDto()) },
  }
  const forget = jest.fn()
  const wipe = jest.fn()
  return { session: new SessionStore(() => api, forget, wipe), api, forget, wipe }
}

const stored = (): unknown => Taro.getStorageSync('session')
const refused = (kind: ApiErrorKind) => new ApiError(kind, kind)

describe('start-up', () => {
  it('nobody is signed in at first', () => {
    const { session } = openSession()
    session.restore()

    expect(session).toMatchObject({ loginStatus: LoginStatus.NotLoggedIn, isSignedIn: false })
    expect(session.authorization()).toBeNull()
  })

  it('takes up the session of the last run', () => {
    openSession().session.signIn(aToken({ accessToken: 'abc' }))
    const { session } = openSession()

    session.restore()

    expect(session.isSignedIn).toBe(true)
    expect(session.authorization()).toBe('Bearer abc')
  })

  it.each([['text'], [{}], [{ tokenType: 'Bearer', accessToken: '', refreshToken: 'r' }], [null], [[1]]])(
    'takes %j in storage for no session',
    (stored) => {
      Taro.setStorageSync('session', stored)
      const { session } = openSession()

      session.restore()

      expect(session.isSignedIn).toBe(false)
    },
  )

  it('takes broken JSON in storage for no session', () => {
    window.localStorage.setItem('session', '{"data":{"tokenType":')
    const { session } = openSession()

    session.restore()

    expect(session.isSignedIn).toBe(false)
  })
})

describe('signing in', () => {
  it('keeps the token for the next run', () => {
    const token = aToken()

    openSession().session.signIn(token)

    expect(stored()).toMatchObject(token)
  })

  it('forgets whoever was here before', async () => {
    const { session, forget } = openSession()
    session.signIn(aToken())
    await session.loadUser()
    const before = session.sessionCount
    forget.mockClear()

    session.signIn(aToken())

    expect(session.user).toBeNull()
    expect(forget).toHaveBeenCalledTimes(1)
    expect(session.sessionCount).toBeGreaterThan(before)
  })
})

describe('the customer', () => {
  it('is asked for when somebody is signed in, and not otherwise', async () => {
    const { session, api } = openSession()
    await session.loadUser()
    expect(api.user.get).not.toHaveBeenCalled()

    session.signIn(aToken())
    api.user.get.mockResolvedValue(aUserDto({ nickname: 'Ada' }))
    await session.loadUser()

    expect(session.user).toMatchObject({ nickname: 'Ada' })
  })

  it('stays known when reading again fails', async () => {
    const { session, api } = openSession()
    session.signIn(aToken())
    await session.loadUser()
    const known = session.user
    api.user.get.mockRejectedValue(refused('network'))

    await expect(session.loadUser()).rejects.toMatchObject({ kind: 'network' })

    expect(session.user).toBe(known)
  })

  it('is not taken for the one who signed in while the answer was under way', async () => {
    const { session, api } = openSession()
    const slow = deferred<User>()
    api.user.get.mockReturnValueOnce(slow.promise)
    session.signIn(aToken())
    const loading = session.loadUser()

    session.signIn(aToken())
    slow.resolve(aUserDto({ nickname: 'Ada' }))
    await loading

    expect(session.user).toBeNull()
  })

  it('does not come back after the session has ended', async () => {
    const { session, api } = openSession()
    const slow = deferred<User>()
    api.user.get.mockReturnValueOnce(slow.promise)
    session.signIn(aToken())
    const loading = session.loadUser()

    session.expire()
    slow.resolve(aUserDto())
    await loading

    expect(session.user).toBeNull()
  })
})

describe('renewal', () => {
  it('uses the new token, and keeps it', async () => {
    const { session, api } = openSession()
    session.signIn(aToken({ refreshToken: 'r1' }))
    const renewed = aToken({ accessToken: 'new' })
    api.passport.refresh.mockResolvedValue(renewed)

    await expect(session.refresh()).resolves.toBe(true)

    expect(api.passport.refresh).toHaveBeenCalledWith('r1')
    expect(session.authorization()).toBe('Bearer new')
    expect(stored()).toMatchObject(renewed)
    expect(session.isSignedIn).toBe(true)
  })

  it('is shared by everybody who asks meanwhile', async () => {
    const { session, api } = openSession()
    session.signIn(aToken())

    const answers = await Promise.all(Array.from({ length: 50 }, () => session.refresh()))

    expect(api.passport.refresh).toHaveBeenCalledTimes(1)
    expect(new Set(answers)).toEqual(new Set([true]))
  })

  it('can be done again once it is over', async () => {
    const { session, api } = openSession()
    session.signIn(aToken())

    await session.refresh()
    await session.refresh()

    expect(api.passport.refresh).toHaveBeenCalledTimes(2)
  })

  it.each([refused('unauthorized'), new ApiError('rejected', 'no token', { status: 400 })])(
    'fails when the server says that the session is over (%s)',
    async (refusal) => {
      const { session, api } = openSession()
      session.signIn(aToken())
      api.passport.refresh.mockRejectedValue(refusal)

      await expect(session.refresh()).resolves.toBe(false)
    },
  )

  it.each<ApiErrorKind>(['network', 'timeout', 'server', 'rejected', 'forbidden', 'malformed'])(
    'keeps the session when nobody knows (%s), and the request fails with that',
    async (kind) => {
      const { session, api } = openSession()
      const token = aToken()
      session.signIn(token)
      api.passport.refresh.mockRejectedValueOnce(refused(kind))

      await expect(session.refresh()).rejects.toMatchObject({ kind })

      expect(session.isSignedIn).toBe(true)
      expect(stored()).toMatchObject(token)
      await expect(session.refresh()).resolves.toBe(true)
    },
  )

  it.each([
    ['nobody is signed in', null],
    ['the back end gave no refresh token', aToken({ refreshToken: null })],
  ])('is not tried when %s', async (_case, token) => {
    const { session, api } = openSession()
    if (token) session.signIn(token)

    await expect(session.refresh()).resolves.toBe(false)

    expect(api.passport.refresh).not.toHaveBeenCalled()
  })

  it('does not bring back a session that was signed out meanwhile', async () => {
    const { session, api } = openSession()
    session.signIn(aToken())
    const slow = deferred<Token>()
    api.passport.refresh.mockReturnValueOnce(slow.promise)
    const renewing = session.refresh()

    session.signOut()
    slow.resolve(aToken())
    await renewing

    expect(session.authorization()).toBeNull()
    expect(stored()).toBe('')
  })

  it('does not put an earlier customer in the place of the one who signed in meanwhile', async () => {
    const { session, api } = openSession()
    session.signIn(aToken())
    const slow = deferred<Token>()
    api.passport.refresh.mockReturnValueOnce(slow.promise)
    const renewing = session.refresh()

    session.signIn(aToken({ accessToken: 'bob' }))
    slow.resolve(aToken({ accessToken: 'ada' }))
    await renewing

    expect(session.authorization()).toBe('Bearer bob')
  })
})

describe('another tab of the same browser', () => {
  /** Opens two tabs in which Ada is signed in. */
  function openTabs() {
    const first = openSession()
    first.session.signIn(aToken({ accessToken: 'old', refreshToken: 'r1' }))
    const second = openSession()
    second.session.restore()
    return { first, second }
  }

  it('has renewed the token before: its refresh token is the one that works', async () => {
    const { first, second } = openTabs()
    first.api.passport.refresh.mockResolvedValue(aToken({ refreshToken: 'r2' }))
    await first.session.refresh()

    await second.session.refresh()

    expect(second.api.passport.refresh).toHaveBeenCalledWith('r2')
  })

  it('renews it while this one waits: nobody uses a refresh token twice', async () => {
    const { first, second } = openTabs()
    first.api.passport.refresh.mockResolvedValue(aToken({ accessToken: 'new' }))
    const locks = takeTurns()

    const answers = await Promise.all([first.session.refresh(), second.session.refresh()])

    locks.mockRestore()
    expect(answers).toEqual([true, true])
    expect(second.api.passport.refresh).not.toHaveBeenCalled()
    expect(second.session.authorization()).toBe('Bearer new')
  })

  it('signs somebody else in: what was asked here is not repeated as theirs', async () => {
    const { first, second } = openTabs()
    await second.session.loadUser()
    first.session.signOut()
    first.session.signIn(aToken({ accessToken: 'bobs' }))
    const { sessionCount } = second.session
    second.forget.mockClear()

    await expect(second.session.refresh()).resolves.toBe(false)

    expect(second.api.passport.refresh).not.toHaveBeenCalled()
    expect(second.session.sessionCount).toBeGreaterThan(sessionCount)
    expect(second.session).toMatchObject({ isSignedIn: true, user: null, ownerId: null })
    expect(second.session.authorization()).toBe('Bearer bobs')
    expect(second.forget).toHaveBeenCalled()
  })
})

/** Fakes `navigator.locks`, which jsdom lacks, by running the work sequentially. */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  const request = jest.fn((_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return { mockRestore: () => Reflect.deleteProperty(navigator, 'locks') }
}

describe('whose words are kept', () => {
  it('is known at the next start before anything was read', async () => {
    const { session, api } = openSession()
    api.user.get.mockResolvedValue(aUserDto({ id: 'ada' }))
    session.signIn(aToken())
    expect(session.ownerId).toBeNull()
    await session.loadUser()

    const next = openSession().session
    next.restore()

    expect(next).toMatchObject({ user: null, ownerId: 'ada' })
  })

  it('stays known over a renewal', async () => {
    const { session, api } = openSession()
    api.user.get.mockResolvedValue(aUserDto({ id: 'ada' }))
    session.signIn(aToken())
    await session.loadUser()

    await session.refresh()

    expect(stored()).toMatchObject({ userId: 'ada' })
  })

  it('is nobody after the session', async () => {
    const { session } = openSession()
    session.signIn(aToken())
    await session.loadUser()

    session.expire()

    expect(session.ownerId).toBeNull()
  })
})

describe('a change of the customer’s record', () => {
  it('is taken over', async () => {
    const { session } = openSession()
    session.signIn(aToken())

    await session.changeUser(async () => aUserDto({ nickname: 'Ada' }))

    expect(session.user).toMatchObject({ nickname: 'Ada' })
  })

  it('is not undone by a record that was asked for before', async () => {
    const { session, api } = openSession()
    const slow = deferred<User>()
    api.user.get.mockReturnValueOnce(slow.promise)
    session.signIn(aToken())
    const loading = session.loadUser()

    await session.changeUser(async () => aUserDto({ nickname: 'new' }))
    slow.resolve(aUserDto({ nickname: 'old' }))
    await loading

    expect(session.user).toMatchObject({ nickname: 'new' })
  })

  it('is nobody’s once another has signed in', async () => {
    const { session } = openSession()
    const slow = deferred<User>()
    session.signIn(aToken())
    const changing = session.changeUser(() => slow.promise)

    session.signIn(aToken())
    slow.resolve(aUserDto())
    await changing

    expect(session.user).toBeNull()
  })
})

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
