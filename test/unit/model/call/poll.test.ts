import { poll } from '@/model/call/poll'

import { deferred } from '../../../support/app/deferred'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PACE = { firstMs: 1_000, growth: 2, longestMs: 4_000 }

/** When the calls come during the given time, in seconds. */
async function callTimes(seconds: number, read: () => Promise<void> = async () => undefined) {
  const begin = Date.now()
  const times: number[] = []
  const stop = poll(async () => {
    times.push((Date.now() - begin) / 1_000)
    await read()
  }, PACE)
  await jest.advanceTimersByTimeAsync(seconds * 1_000)
  stop()
  return times
}

describe('polling', () => {
  it('waits ever longer, up to a limit', async () => {
    expect(await callTimes(16)).toEqual([1, 3, 7, 11, 15])
  })

  it('waits for an answer before it asks again', async () => {
    const answer = deferred<void>()
    expect(await callTimes(60, () => answer.promise)).toEqual([1])
  })

  it('stops for good, even while an answer is awaited', async () => {
    const answer = deferred<void>()
    const read = jest.fn(() => answer.promise)
    const stop = poll(read, PACE)
    await jest.advanceTimersByTimeAsync(1_000)

    stop()
    answer.resolve()

    await jest.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('asks within seconds first, and once a minute in the end', async () => {
    const read = jest.fn(async () => undefined)
    const stop = poll(read)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(read).toHaveBeenCalledTimes(1)

    await jest.advanceTimersByTimeAsync(600_000)
    read.mockClear()
    await jest.advanceTimersByTimeAsync(600_000)

    expect(read).toHaveBeenCalledTimes(10)
    stop()
  })
})
