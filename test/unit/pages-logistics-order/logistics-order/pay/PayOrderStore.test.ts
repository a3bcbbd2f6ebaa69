import { ApiError } from '@/model/call/ApiError'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'

import { openLoaded, openStore } from './openPayStore'

const PAID = { total: '85.98', balance: '14.02', currencyCode: 'CNY' }

describe('paying for an order', () => {
  it('takes the total on screen from the balance', async () => {
    const { store, server } = await openLoaded()
    expect(store.payment.settlement).toMatchObject({ total: '85.98', left: '14.02', shortfall: null })

    expect(await store.payment.pay()).toEqual(PAID)

    expect(server.charges).toEqual(['85.98'])
    expect(store.payment.state).toBe('paid')
  })

  it('asks for nothing while nobody is signed in', async () => {
    const { store, server } = openStore({ isSignedIn: false })

    await store.load()

    expect(server.get).not.toHaveBeenCalled()
  })

  it('pressed twice is one command', async () => {
    const { store, server } = await openLoaded()

    expect(await Promise.all([store.payment.pay(), store.payment.pay()])).toEqual([PAID, PAID])

    expect(server.charges).toHaveLength(1)
    expect(new Set(server.keys).size).toBe(1)
  })

  it('of nothing at all works too', async () => {
    const { store } = await openLoaded({ total: '0.00', balance: '0.00' })
    expect(store.payment.settlement).toMatchObject({ isFree: true, shortfall: null })

    expect(await store.payment.pay()).toEqual({ total: '0.00', balance: '0.00', currencyCode: 'CNY' })
  })
})

describe('a payment whose answer is lost', () => {
  it('has succeeded if the order says so', async () => {
    const { store, server } = await openLoaded({ answersToLose: 1 })

    expect(await store.payment.pay()).toEqual(PAID)

    expect(server.charges).toHaveLength(1)
    expect(store.payment.state).toBe('paid')
  })

  it('is unsure while the order can’t be read, and found out later', async () => {
    const { store, server } = await openLoaded({ answersToLose: 1 })
    server.readFails = true
    await expect(store.payment.pay()).rejects.toMatchObject({ kind: 'network' })
    expect(store.payment.isUnsure).toBe(true)

    expect(await store.payment.check()).toBeNull()
    expect(store.payment.isUnsure).toBe(true)

    server.readFails = false
    expect(await store.payment.check()).toEqual(PAID)
    expect(store.payment.isUnsure).toBe(false)
  })

  it('can be sent again, as the same command', async () => {
    const { store, server } = await openLoaded()
    server.pay.mockImplementationOnce(async (_id, _payment, key) => {
      server.keys.push(key)
      throw new ApiError('timeout', 'slow')
    })
    await expect(store.payment.pay()).rejects.toMatchObject({ kind: 'timeout' })
    expect(store.payment.state).toBe('due')
    expect(store.payment.isUnsure).toBe(false)

    expect(await store.payment.pay()).toEqual(PAID)

    expect(new Set(server.keys).size).toBe(1)
  })
})

describe('what the customer didn’t see', () => {
  it('a changed total is refused, shown, and asked for again', async () => {
    const { store, server } = await openLoaded()
    server.total = '90.00'

    await expect(store.payment.pay()).rejects.toMatchObject({ detail: { code: 'OrderTotalChanged' } })

    expect(store.payment.totalChange).toEqual({ from: '85.98', to: '90.00' })
    expect(server.charges).toEqual([])
    await store.payment.pay()
    expect(server.charges).toEqual(['90.00'])
    expect(new Set(server.keys).size).toBe(2)
  })

  it('a total that changed while the page was away is shown', async () => {
    const { store, server } = await openLoaded()
    server.total = '80.00'

    await store.load()

    expect(store.payment.totalChange).toEqual({ from: '85.98', to: '80.00' })
  })

  it('money spent elsewhere shows as a shortfall, and nothing more is sent', async () => {
    const { store, server } = await openLoaded()
    server.balance = '50.00'

    await expect(store.payment.pay()).rejects.toMatchObject({ detail: { code: 'InsufficientBalance' } })

    expect(store.payment.settlement).toMatchObject({ left: null, shortfall: '35.98' })
    expect(store.payment.isUnsure).toBe(false)
    expect(await store.payment.pay()).toBeNull()
    expect(server.pay).toHaveBeenCalledTimes(1)
  })

  it('an order paid elsewhere counts as paid, and is not charged again', async () => {
    const { store, server } = await openLoaded()
    server.status = LogisticsOrderStatus.Shipped
    server.balance = '14.02'

    expect(await store.payment.pay()).toEqual(PAID)

    expect(server.charges).toEqual([])
  })

  it('an order cancelled meanwhile is shown as cancelled', async () => {
    const { store, server } = await openLoaded()
    server.status = LogisticsOrderStatus.Canceled

    expect(await store.payment.pay()).toBeNull()

    expect(store.payment.state).toBe('cancelled')
  })
})
