import { drawnTogether } from '@/platform/page/drawnTogether.weapp'

/** A request whose answer the test gives, and whether it has been delivered. */
function request() {
  let give: (value: string) => void = () => undefined
  let lose: (reason: Error) => void = () => undefined
  const answer = new Promise<string>((resolve, reject) => {
    give = resolve
    lose = reject
  })
  const delivered = jest.fn()
  const asked = drawnTogether(answer)
  asked.then(delivered, delivered)
  return { give, lose, delivered, asked }
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('answers are delivered together', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('lets the only one through at once', async () => {
    const { give, asked } = request()
    give('alone')
    await expect(asked).resolves.toBe('alone')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('delivers those that wait when the last one arrives, a failed one too', async () => {
    const [first, second] = [request(), request()]
    first.lose(new Error('lost'))
    await turns()
    expect(first.delivered).not.toHaveBeenCalled()
    second.give('second')
    await expect(first.asked).rejects.toThrow('lost')
    await expect(second.asked).resolves.toBe('second')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('waits no longer than a fifth of a second for a slow one', async () => {
    const [quick, slow] = [request(), request()]
    quick.give('quick')
    await turns()
    jest.advanceTimersByTime(199)
    await turns()
    expect(quick.delivered).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    await turns()
    expect(quick.delivered).toHaveBeenCalledWith('quick')
    slow.give('slow')
    await expect(slow.asked).resolves.toBe('slow')
  })

  it('delivers four at a time, so that no call grows too large', async () => {
    const asked = Array.from({ length: 6 }, request)
    const delivered = () => asked.filter(({ delivered }) => delivered.mock.calls.length > 0).length
    for (const { give } of asked.slice(0, 3)) give('one')
    await turns()
    expect(delivered()).toBe(0)
    asked[3]?.give('fourth')
    await turns()
    expect(delivered()).toBe(4)
  })
})
