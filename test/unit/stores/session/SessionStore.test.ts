import Taro from '@tarojs/taro'

import { LoginStatus } from '@/model/enumerations/session'
import type { User } from '@/model/account/user'

import { deferred } from '../../../support/app/deferred'
import { aToken, aUserDto } from '../../../support/app/factories'

import { openSession, stored, refused } from './openSession'

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

describe('whose words are stored', () => {
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

describe('what the first screen shows of the customer', () => {
  it('is known at the next start, and what was read last', async () => {
    const { session, api } = openSession()
    session.signIn(aToken())
    expect(session.customer).toBeNull()
    for (const nickname of ['Ada', 'Ada L.']) {
      api.user.get.mockResolvedValue(aUserDto({ nickname, idCode: 'FW1', inviteCode: 'FRIEND1' }))
      await session.loadUser()
    }

    const next = openSession().session
    next.restore()

    expect(next.customer).toEqual({ nickname: 'Ada L.', idCode: 'FW1', inviteCode: 'FRIEND1' })
  })

  it('is gone after the session', async () => {
    const { session } = openSession()
    session.signIn(aToken())
    await session.loadUser()

    session.signOut()

    expect(session.customer).toBeNull()
    expect(stored()).toBeFalsy()
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
