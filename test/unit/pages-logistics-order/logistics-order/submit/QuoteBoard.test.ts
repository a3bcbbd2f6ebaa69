import { ApiError } from '@/model/call/ApiError'
import type { OrderChoice } from '@/model/order/logisticsOrder'
import type { Quote } from '@/model/order/quote'
import { QuoteBoard, SETTLE_MS } from '@/pages-logistics-order/logistics-order/submit/QuoteBoard'

import { deferred } from '../../../../support/app/deferred'

import { aQuote } from './openStore'

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

describe('QuoteBoard', () => {
  it('asks once, a moment after the last of several changes', async () => {
    const estimate = jest.fn(async (_choice: OrderChoice, _isBackground: boolean) => cheap)
    const board = new QuoteBoard(estimate)
    board.askSoon(choice('a'))
    jest.advanceTimersByTime(SETTLE_MS - 1)
    board.askSoon(choice('b'))
    expect(estimate).not.toHaveBeenCalled()
    expect(board.isUpdating).toBe(true)

    await jest.advanceTimersByTimeAsync(SETTLE_MS)

    expect(estimate.mock.calls).toEqual([[choice('b'), true]])
    expect(board.quotes).toBe(cheap)
    expect(board.isCurrent).toBe(true)
  })

  it('drops an answer that is older than what is asked now', async () => {
    const first = deferred<readonly Quote[]>()
    const second = deferred<readonly Quote[]>()
    const answers = [first.promise, second.promise]
    const board = new QuoteBoard(() => answers.shift() ?? Promise.resolve([]))
    const asked = [board.ask(choice('a')), board.ask(choice('b'))]
    second.resolve(cheap)
    first.resolve(dear)
    await Promise.all(asked)

    expect(board.quotes).toBe(cheap)
  })

  it('drops an answer that comes while another question is about to be asked', async () => {
    const answer = deferred<readonly Quote[]>()
    const board = new QuoteBoard(() => answer.promise)
    const asked = board.ask(choice('a'))
    board.askSoon(choice('b'))
    answer.resolve(dear)
    await asked

    expect(board.quotes).toBeNull()
    expect(board.isUpdating).toBe(true)
  })

  it('keeps the old prices on screen until there are new ones, but not as current', async () => {
    const board = new QuoteBoard(async () => cheap)
    await board.ask(choice('a'))

    board.askSoon(choice('b'))

    expect(board.quotes).toBe(cheap)
    expect(board.isCurrent).toBe(false)
  })

  it('has no prices for nothing', async () => {
    const board = new QuoteBoard(async () => cheap)
    await board.ask(choice('a'))

    board.askSoon(null)

    expect(board.quotes).toBeNull()
    expect(board.isUpdating).toBe(false)
  })

  it('shows a failure, and the prices once it has gone', async () => {
    const error = new ApiError('network', 'gone')
    const estimate = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(cheap)
    const board = new QuoteBoard(estimate)
    await board.ask(choice('a'))
    expect(board.error).toBe(error)
    expect(board.isCurrent).toBe(false)

    await board.ask(choice('a'))

    expect(board.error).toBeNull()
    expect(board.quotes).toBe(cheap)
  })

  it('lets a bug through', async () => {
    const board = new QuoteBoard(() => Promise.reject(new Error('bug')))

    await expect(board.ask(choice('a'))).rejects.toThrow('bug')
  })
})
