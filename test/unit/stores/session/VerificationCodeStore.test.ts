import { autorun } from 'mobx'

import { ApiError } from '@/model/call/ApiError'
import { VerificationCodeStore } from '@/stores/session/VerificationCodeStore'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
})

afterEach(() => {
  jest.useRealTimers()
})

function storeAnswering(resendAfter = 60) {
  const sendVerificationCode = jest.fn(async () => resendAfter)
  return { store: new VerificationCodeStore({ sendVerificationCode }), sendVerificationCode }
}

/** Records the countdown, one entry per change. */
function watch(store: VerificationCodeStore, target = 'ada@example.com') {
  const shown: number[] = []
  const stop = autorun(() => {
    const seconds = store.secondsLeft(target)
    if (shown.at(-1) !== seconds) shown.push(seconds)
  })
  return { shown, stop }
}

describe('VerificationCodeStore', () => {
  it('lets the first code go at once', () => {
    expect(storeAnswering().store.secondsLeft('ada@example.com')).toBe(0)
  })

  it('counts down, second by second, to the next code', async () => {
    const { store, sendVerificationCode } = storeAnswering(3)
    const { shown, stop } = watch(store)

    await store.send('ada@example.com', 'LOGIN')
    jest.advanceTimersByTime(5_000)
    stop()

    expect(sendVerificationCode).toHaveBeenCalledWith('ada@example.com', 'LOGIN')
    expect(shown).toEqual([0, 3, 2, 1, 0])
  })

  it('counts for each target alone, whatever the code is for and however the target is written', async () => {
    const { store } = storeAnswering()

    await store.send('Ada@Example.com', 'LOGIN')

    expect(store.secondsLeft('ada@example.COM')).toBe(60)
    expect(store.secondsLeft('bob@example.com')).toBe(0)
    await store.send('139 1111 2222', 'LOGIN')
    expect(store.secondsLeft('+8613911112222')).toBe(60)
  })

  it.each([
    ['the seconds that the server asks to wait', 42, 42],
    ['nothing where that is a day', 86_400, 0],
    ['nothing where it does not say', undefined, 0],
  ])('counts %s when it refuses', async (_what, retryAfterSeconds, counted) => {
    const tooSoon = new ApiError('rejected', 'too soon', { status: 429, retryAfterSeconds })
    const store = new VerificationCodeStore({ sendVerificationCode: () => Promise.reject(tooSoon) })

    await expect(store.send('ada@example.com', 'RESET_PASSWORD')).rejects.toBe(tooSoon)

    expect(store.secondsLeft('ada@example.com')).toBe(counted)
  })

  it('counts on after the page was left and opened again', async () => {
    const { store } = storeAnswering(60)
    const first = watch(store)
    await store.send('ada@example.com', 'LOGIN')
    first.stop()

    jest.advanceTimersByTime(30_000)
    const second = watch(store)
    jest.advanceTimersByTime(1_000)
    second.stop()

    expect(second.shown.at(-1)).toBe(29)
  })

  it('starts no countdown when the code could not be sent', async () => {
    const store = new VerificationCodeStore({ sendVerificationCode: () => Promise.reject(new Error('no')) })

    await expect(store.send('ada@example.com', 'LOGIN')).rejects.toThrow('no')

    expect(store.secondsLeft('ada@example.com')).toBe(0)
  })

  it('leaves no timer behind once nobody watches', async () => {
    const { store } = storeAnswering()
    const watches = [watch(store), watch(store)]
    await store.send('ada@example.com', 'LOGIN')
    expect(jest.getTimerCount()).toBe(1)

    watches.forEach(({ stop }) => stop())

    expect(jest.getTimerCount()).toBe(0)
  })

  it('asks for no timer when it is read without being watched', async () => {
    const { store } = storeAnswering()
    await store.send('ada@example.com', 'LOGIN')

    expect(store.secondsLeft('ada@example.com')).toBe(60)

    expect(jest.getTimerCount()).toBe(0)
  })

  it('runs no timer while there is nothing to count down', () => {
    const { stop } = watch(storeAnswering().store)

    expect(jest.getTimerCount()).toBe(0)
    stop()
  })

  it('is right from the first moment when the page is opened again', async () => {
    const { store } = storeAnswering(60)
    const first = watch(store)
    await store.send('ada@example.com', 'LOGIN')
    first.stop()

    jest.advanceTimersByTime(30_000)
    const second = watch(store)
    second.stop()

    expect(second.shown).toEqual([30])
  })
})
