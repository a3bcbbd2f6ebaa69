import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HOUR_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { StoreOrderStatus as Status } from '../../../server/contracts/enumerations.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, signIn } from '../../support/server/customers.ts'
import { creditBalance } from '../../support/server/funds.ts'
import { order, ORDERS, useProductOrders } from '../../support/server/productOrders.ts'

import type { StoreOrder, StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'

const { context, setStock, stockLeft, submit } = useProductOrders()

describe('the stock', () => {
  it('sells the last five to five of a hundred', async () => {
    await setStock(5)
    const customers = await Promise.all(Array.from({ length: 25 }, () => newCustomer(context.server)))
    const buyers = customers.flatMap(({ api }) => [api, api, api, api])
    const answers = await Promise.all(buyers.map((api) => api.post(ORDERS, order({ quantity: 1 }))))
    assert.equal(answers.filter(({ status }) => status === 200).length, 5)
    for (const answer of answers.filter(({ status }) => status !== 200)) refused(answer, 409, 'OutOfStock')
    assert.equal(await stockLeft(), 0)
  })

  it('says what is left', async () => {
    await setStock(3)
    const { api } = await newCustomer(context.server)
    const error = refused(await api.post(ORDERS, order({ quantity: 4 })), 409, 'OutOfStock')
    assert.match(error.message, /3 left/)
    assert.deepEqual(error.validationErrors[0]?.members, ['quantity'])
    assert.equal(await stockLeft(), 3)
    refused(await api.post(ORDERS, order({ skuId: 'none' })), 404, 'SkuUnknown')
    refused(await api.post(ORDERS, order({ quantity: 100 })), 400, 'Validation')
    refused(await api.post(ORDERS, order({ addressee: 'home' })), 400, 'Validation')
  })

  it('gets cancelled goods back, once', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    const { id } = await submit(customer)
    const cancel = () => customer.api.post(`${ORDERS}/${id}/cancel`)
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.equal(await stockLeft(), 10)
  })

  it('gets goods back that were not paid within half an hour', async () => {
    const { db, clock } = context.server
    // What other tests left unpaid would come back with it.
    await endOverdue(db, new Date(clock.now().getTime() + HOUR_MS))
    await setStock(10)
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const { id } = await submit(customer)
    context.server.clock.advance(29 * MINUTE_MS)
    await endOverdue(context.server.db, context.server.clock.now())
    assert.equal(await stockLeft(), 8)
    context.server.clock.advance(MINUTE_MS)
    const api = await signIn(context.server, customer)
    const late = await api.post(`${ORDERS}/${id}/pay`, { expectedTotal: '398.00' })
    refused(late, 409, 'StoreOrderMoveRefused')
    const list = { status: Status.Canceled }
    const { items } = accepted(await api.post<{ items: StoreOrder[] }>(`${ORDERS}/list`, list))
    assert.deepEqual(
      items.map((item) => item.id),
      [id],
    )
    await endOverdue(context.server.db, context.server.clock.now())
    await endOverdue(context.server.db, context.server.clock.now())
    assert.equal(await stockLeft(), 10)
    const { logs } = accepted(await api.get<StoreOrderDetail>(`${ORDERS}/${id}`))
    assert.deepEqual(
      logs.map(({ description }) => description),
      ['Not paid in time; the order was cancelled', 'Order placed; waiting for payment'],
    )
    context.server.clock.advance(-HOUR_MS)
  })
})
