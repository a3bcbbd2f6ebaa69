import { ApiError } from '@/model/call/ApiError'
import type { OrderChoice } from '@/model/order/logisticsOrder'
import type { Quote } from '@/model/order/quote'
import { Quotes, SETTLE_MS } from '@/stores/quote/Quotes'

import { deferred } from '../../../support/app/deferred'

import { aQuote } from '../../pages-logistics-order/logistics-order/submit/openStore'

const choice = (addressId: string): OrderChoice => ({
  parcelIds: ['p1'],
  addressId,
  receivingMethod: 10,
  additionalServiceIds: [],
  isInsured: false,
  couponId: null,
})

const cheap = [aQuote('air', '10.00')]
const dear = [aQuote('air', '90.00')]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('Quotes', () => {
  it('asks once, a moment after the last of several changes', async () => {
    const estimate = jest.fn(async (_choice: OrderChoice, _isBackground: boolean) => cheap)
    const quotes = new Quotes(estimate)
    quotes.requestSoon(choice('a'))
    jest.advanceTimersByTime(SETTLE_MS - 1)
    quotes.requestSoon(choice('b'))
    expect(estimate).not.toHaveBeenCalled()
    expect(quotes.isUpdating).toBe(true)

    await jest.advanceTimersByTimeAsync(SETTLE_MS)

    expect(estimate.mock.calls).toEqual([[choice('b'), true]])
    expect(quotes.value).toBe(cheap)
    expect(quotes.isCurrent).toBe(true)
  })

  it('asks nothing more once its page is closed', async () => {
    const estimate = jest.fn(async () => cheap)
    const quotes = new Quotes(estimate)
    quotes.requestSoon(choice('a'))
    quotes.dispose()

    await jest.advanceTimersByTimeAsync(SETTLE_MS)

    expect(estimate).not.toHaveBeenCalled()
  })

  it('drops an answer that is older than what is asked now', async () => {
    const first = deferred<readonly Quote[]>()
    const second = deferred<readonly Quote[]>()
    const answers = [first.promise, second.promise]
    const quotes = new Quotes(() => answers.shift() ?? Promise.resolve([]))
    const asked = [quotes.request(choice('a')), quotes.request(choice('b'))]
    second.resolve(cheap)
    first.resolve(dear)
    await Promise.all(asked)

    expect(quotes.value).toBe(cheap)
  })

  it('drops an answer that comes while another question is about to be asked', async () => {
    const answer = deferred<readonly Quote[]>()
    const quotes = new Quotes(() => answer.promise)
    const asked = quotes.request(choice('a'))
    quotes.requestSoon(choice('b'))
    answer.resolve(dear)
    await asked

    expect(quotes.value).toBeNull()
    expect(quotes.isUpdating).toBe(true)
  })

  it('keeps the old prices on screen until there are new ones, but not as current', async () => {
    const quotes = new Quotes(async () => cheap)
    await quotes.request(choice('a'))

    quotes.requestSoon(choice('b'))

    expect(quotes.value).toBe(cheap)
    expect(quotes.isCurrent).toBe(false)
  })

  it('has no prices for nothing', async () => {
    const quotes = new Quotes(async () => cheap)
    await quotes.request(choice('a'))

    quotes.requestSoon(null)

    expect(quotes.value).toBeNull()
    expect(quotes.isUpdating).toBe(false)
  })

  it('shows a failure, and the prices once it has gone', async () => {
    const error = new ApiError('network', 'gone')
    const estimate = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(cheap)
    const quotes = new Quotes(estimate)
    await quotes.request(choice('a'))
    expect(quotes.error).toBe(error)
    expect(quotes.isCurrent).toBe(false)

    await quotes.request(choice('a'))

    expect(quotes.error).toBeNull()
    expect(quotes.value).toBe(cheap)
  })

  it('lets a bug through', async () => {
    const quotes = new Quotes(() => Promise.reject(new Error('bug')))

    await expect(quotes.request(choice('a'))).rejects.toThrow('bug')
  })
})
