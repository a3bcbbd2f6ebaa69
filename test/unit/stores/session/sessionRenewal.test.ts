import { ApiError, type ApiErrorKind } from '@/model/call/ApiError'
import type { Token } from '@/model/account/session'

import { deferred } from '../../../support/app/deferred'
import { aToken } from '../../../support/app/factories'

import { openSession, stored, refused } from './openSession'

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
