import { OrderKind } from '@/model/enumerations/logisticsOrder'
import { MAX_BATCH } from '@/model/order/pendingPay'

import { anEntry, lost, openPendingPay } from './openPendingPay'

const ALL = ['o1', 'o2', 's1']

describe('what waits for money', () => {
  it('isn’t read while nobody is signed in', async () => {
    const { server } = await openPendingPay([], { isSignedIn: false })

    expect(server.listPendingPays).not.toHaveBeenCalled()
  })

  it('comes by kind, and is chosen one by one or all shipment orders at once', async () => {
    const { store, selection } = await openPendingPay([])
    expect(selection.orders.map(({ id }) => id)).toEqual(['o1', 'o2'])
    expect(selection.storeOrders.map(({ id }) => id)).toEqual(['s1'])
    expect(selection.batch).toMatchObject({ total: '50.00', orderIds: ['o1', 'o2'] })
    expect(store.settlement).toBeNull()

    selection.toggle('s1')
    expect(store.settlement).toMatchObject({ total: '5.00', left: '95.00' })
    selection.toggle('o1')
    expect(selection.isBatchChosen).toBe(false)
    selection.toggleBatch()
    expect(store.settlement?.total).toBe('55.00')
    selection.toggleBatch()
    expect(selection.chosen.map(({ id }) => id)).toEqual(['s1'])
    selection.toggle('s1')
    expect(selection.chosen).toEqual([])
  })
})

describe('what is chosen', () => {
  it('is everything at first, and stays as the customer leaves it', async () => {
    const { store, selection } = await openPendingPay(ALL)
    expect(store.settlement?.total).toBe('55.00')
    selection.toggle('o1')

    await store.load()

    expect(selection.chosen.map(({ id }) => id)).toEqual(['o2', 's1'])
  })
})

describe('paying what is chosen', () => {
  it('takes shipment orders together and mall orders one by one', async () => {
    const { store, server } = await openPendingPay(ALL)

    expect(await store.pay()).toEqual({ count: 3, total: '55.00', balance: '45.00', currencyCode: 'CNY' })

    expect(server.charges).toEqual(['5.00', '50.00'])
    expect(store.isAllPaid).toBe(true)
    expect(store.waiting.value).toEqual([])
  })

  it('sends no more orders together than the API takes', async () => {
    const waiting = Array.from({ length: MAX_BATCH + 1 }, (_, index) => anEntry(`o${index}`, '1.00'))
    const { store, server, selection } = await openPendingPay([], { waiting })
    selection.toggleBatch()

    await store.pay()

    expect(server.charges).toEqual(['50.00', '1.00'])
  })

  it('isn’t sent if the balance is too low', async () => {
    const { store, server } = await openPendingPay(ALL, { balance: '54.99' })
    expect(store.settlement).toMatchObject({ left: null, shortfall: '0.01' })

    expect((await store.pay()).count).toBe(0)

    expect(server.keys).toEqual([])
  })

  it('pressed twice charges once', async () => {
    const { store, server } = await openPendingPay(['o1', 'o2'])

    await Promise.all([store.pay(), store.pay()])

    expect(server.charges).toEqual(['50.00'])
  })
})

describe('a partial refusal', () => {
  it('says what is gone, and what was held back by it', async () => {
    const { store, server } = await openPendingPay(ALL)
    server.waiting = server.waiting.filter(({ id }) => id !== 'o2')

    const paid = await store.pay()

    expect(paid).toMatchObject({ count: 1, total: '5.00', balance: '95.00' })
    expect(store.paidCount).toBe(1)
    expect(store.notPaid.map(({ entry, reason }) => [entry.id, reason.kind])).toEqual([
      ['o1', 'together'],
      ['o2', 'gone'],
    ])
    expect((await store.pay()).count).toBe(1)
    expect(server.charges).toEqual(['5.00', '30.00'])
    expect(store.isAllPaid).toBe(true)
  })

  it('says whose total has changed', async () => {
    const { store, server } = await openPendingPay(['o1', 'o2'])
    server.waiting = [anEntry('o1', '31.00'), anEntry('o2', '20.00')]

    await store.pay()

    expect(store.notPaid[0]?.reason).toEqual({ kind: 'changed', from: '30.00', to: '31.00' })
    expect(store.settlement?.total).toBe('51.00')
    expect(server.charges).toEqual([])
  })

  it('otherwise has the server’s words', async () => {
    const { store, server } = await openPendingPay(['s1'])
    server.balance = '1.00'

    await store.pay()

    expect(store.notPaid[0]?.reason).toEqual({ kind: 'refused', message: 'InsufficientBalance' })
  })
})

describe('a payment without an answer', () => {
  it('is asked for again, and counts if it did happen', async () => {
    const { store, server } = await openPendingPay(ALL)
    server.answersToLose = 1

    expect(await store.pay()).toMatchObject({ count: 3, total: '55.00' })

    expect(server.charges).toEqual(['5.00', '50.00'])
    expect(store.isAllPaid).toBe(true)
  })

  it('that never arrived is not paid, nor is what comes after it', async () => {
    const { store, server } = await openPendingPay(ALL)
    server.requestsToLose = 1

    expect((await store.pay()).count).toBe(0)

    expect(server.charges).toEqual([])
    expect(store.notPaid.map(({ entry, reason }) => [entry.id, reason.kind])).toEqual([
      ['s1', 'cut'],
      ['o1', 'cut'],
      ['o2', 'cut'],
    ])
    await store.pay()
    expect(server.charges).toEqual(['5.00', '50.00'])
    expect(server.keys[0]).toBe(server.keys[1])
  })

  it('stays open while nothing can be read, and is found out later', async () => {
    const { store, server } = await openPendingPay(['o1', 'o2'])
    server.answersToLose = 1
    server.payOrders.mockImplementationOnce(async (ids, total, key) => {
      server.readFails = true
      await server.payOrders(ids, total, key)
    })
    expect((await store.pay()).count).toBe(0)
    expect(store.isAllPaid).toBe(false)
    expect(store.unanswered?.map(({ id }) => id)).toEqual(['o1', 'o2'])

    expect((await store.check()).count).toBe(0)
    expect(store.unanswered).not.toBeNull()

    server.readFails = false
    expect(await store.check()).toMatchObject({ count: 2, total: '50.00', balance: '50.00' })
    expect(store.isAllPaid).toBe(true)
    expect(server.charges).toEqual(['50.00'])
  })

  it('of an order that is then gone for another reason isn’t called paid', async () => {
    const { store, server } = await openPendingPay(['s1'])
    server.payStoreOrder.mockImplementationOnce(async () => {
      server.waiting = server.waiting.filter(({ kind }) => kind !== OrderKind.STORE_PARCEL)
      throw lost()
    })

    expect((await store.pay()).count).toBe(0)

    expect(store.notPaid[0]?.reason.kind).toBe('gone')
    expect(server.charges).toEqual([])
  })
})
