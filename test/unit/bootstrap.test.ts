import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'

import { deferred } from '../support/app/deferred'
import { aToken, aTokenDto, aUserDto } from '../support/app/factories'
import { watchFeedback } from '../support/app/feedback'
import { fakeRouter } from '../support/app/fakeRouter'
import { rememberSession, startApp } from '../support/app/startApp'
import { aTodo, aTodoSummaryDto } from '../support/app/todoFactories'
import { empty, noAnswer, ok, refusal, Wire } from '../support/app/Wire'

const USER = 'GET /api/u/user'
const REFRESH = 'POST /api/f/passport/refresh'

function openApp() {
  const wire = new Wire()
  const router = fakeRouter(PATHS.home)
  const { toast, modal } = watchFeedback()
  const { stores } = startApp()
  const askTimes = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => stores.api.user.get()))
  return { wire, router, toast, modal, stores, askTimes }
}

describe('50 requests that find the access token dead', () => {
  it('share one renewal, and all succeed', async () => {
    rememberSession(aToken({ accessToken: 'old', refreshToken: 'r1' }))
    const { wire, askTimes, toast, router } = openApp()
    const unauthorized = Array.from({ length: 50 }, () => refusal(401))
    wire.on(USER, ...unauthorized, ok(aUserDto())).on(REFRESH, ok(aTokenDto(aToken({ accessToken: 'new' }))))

    const outcomes = await askTimes(50)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(wire.callsTo(REFRESH)).toHaveLength(1)
    expect(
      wire
        .callsTo(USER)
        .slice(50)
        .map(({ header }) => header.Authorization),
    ).toEqual(Array.from({ length: 50 }, () => 'Bearer new'))
    expect(toast).not.toHaveBeenCalled()
    expect(router.moves).toEqual([])
  })

  it('show one toast and one login page when it cannot be renewed', async () => {
    rememberSession()
    const { wire, askTimes, toast, router, stores } = openApp()
    wire.on(USER, refusal(401)).on(REFRESH, refusal(401))

    await askTimes(50)

    expect(wire.callsTo(REFRESH)).toHaveLength(1)
    expect(toast).toHaveBeenCalledTimes(1)
    expect(router.moves).toEqual([`navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.home)}`])
    expect(stores.session.loginStatus).toBe(2)
  })

  it('leave the session alone when the renewal gets no answer', async () => {
    rememberSession()
    const { wire, askTimes, toast, router, stores } = openApp()
    wire.on(USER, refusal(401)).on(REFRESH, noAnswer())

    const outcomes = await askTimes(50)

    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50)
    expect(stores.session.isSignedIn).toBe(true)
    expect(toast).not.toHaveBeenCalled()
    expect(router.moves).toEqual([])
  })

  it('show one toast, though some come while the login page is still on its way', async () => {
    jest.useFakeTimers()
    rememberSession()
    const { wire, askTimes, toast } = openApp()
    wire.on(USER, refusal(401)).on(REFRESH, refusal(401))
    // In a browser, navigation succeeds before the page is there: its code may still be loading.
    jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'navigateTo:ok' })

    await askTimes(1)
    await askTimes(1)

    expect(toast).toHaveBeenCalledTimes(1)
    await Taro.redirectTo({ url: PATHS.login })
    // The page never appears, so the wait for it times out.
    await jest.runAllTimersAsync()
    jest.useRealTimers()
  })
})

describe('a session that ends', () => {
  it('while the customer signs in already is not told again', async () => {
    rememberSession()
    const { wire, router, askTimes, toast, stores } = openApp()
    wire.on(USER, refusal(401)).on(REFRESH, refusal(401))
    await Taro.navigateTo({ url: PATHS.login })

    await askTimes(3)

    expect(toast).not.toHaveBeenCalled()
    expect(router.moves).toHaveLength(1)
    expect(stores.session.isSignedIn).toBe(false)
  })

  it('leaves nothing of what the customer had to do to the next one', async () => {
    rememberSession()
    const { wire, stores } = openApp()
    wire.on('GET /api/u/todo/summary', ok(aTodoSummaryDto({ undeclared: aTodo(2) })))
    await stores.todo.summary.reload()
    expect(stores.todo.items).toHaveLength(1)

    stores.session.expire()

    expect(stores.todo.items).toEqual([])
  })

  it('a second time is told a second time', async () => {
    rememberSession()
    const { wire, askTimes, toast, stores } = openApp()
    wire.on(USER, refusal(401)).on(REFRESH, refusal(401))
    await askTimes(2)

    stores.session.signIn(aToken())
    await Taro.navigateBack()
    await askTimes(2)

    expect(toast).toHaveBeenCalledTimes(2)
  })

  it('by signing out leaves nothing on the device but the language', async () => {
    rememberSession()
    const { wire, stores } = openApp()
    wire.on('POST /api/u/passport/logout', empty())
    await stores.locale.select('en')
    Taro.setStorageSync('draft:createParcel:user-1', { expressNumber: 'SF1' })
    Taro.setStorageSync('anything', 1)

    stores.session.signOut()

    expect(Taro.getStorageInfoSync().keys).toEqual(['locale'])
    await stores.locale.select('zh-Hans')
  })
})

describe('a burst of refusals', () => {
  it('shows one modal', async () => {
    const { wire, askTimes, modal } = openApp()
    wire.on(USER, refusal(500))

    await askTimes(30)

    expect(modal).toHaveBeenCalledTimes(1)
  })

  it('shows one modal as long as it is open, and another after it was read', async () => {
    const { wire, askTimes, modal } = openApp()
    const read = deferred<{ confirm: boolean }>()
    modal.mockReturnValueOnce(read.promise)
    wire.on(USER, refusal(500))

    await askTimes(1)
    await askTimes(1)
    expect(modal).toHaveBeenCalledTimes(1)

    read.resolve({ confirm: true })
    await read.promise
    await Promise.resolve()
    await askTimes(1)
    expect(modal).toHaveBeenCalledTimes(2)
  })
})

describe('start-up', () => {
  it('reads language and session', async () => {
    Taro.setStorageSync('locale', 'en')
    rememberSession()

    const { stores } = openApp()

    expect(stores.locale.locale).toBe('en')
    expect(stores.session.isSignedIn).toBe(true)
    await stores.locale.select('zh-Hans')
  })

  it.each([
    ['broken JSON', '{"data":'],
    ['another shape', '{"data":[1,2]}'],
    ['plain text', 'hello'],
    ['nothing', ''],
  ])('goes on with %s in storage', (_case, stored) => {
    for (const key of ['locale', 'session']) window.localStorage.setItem(key, stored)

    const { stores } = openApp()

    expect(stores.locale.locale).toBe('zh-Hans')
    expect(stores.session.isSignedIn).toBe(false)
  })

  it('goes on without any storage', () => {
    const forbidden = () => {
      throw new Error('The operation is insecure')
    }
    jest.spyOn(Taro, 'getStorageSync').mockImplementation(forbidden)
    jest.spyOn(Taro, 'setStorageSync').mockImplementation(forbidden)

    const { stores } = openApp()
    stores.session.signIn(aToken())

    expect(stores.session.isSignedIn).toBe(true)
  })
})
