import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderStaff, ORDERS, weighedOrder } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { MyCoupon } from '../../../server/contracts/coupon.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Message } from '../../../server/contracts/message.ts'

type Order = Pick<LogisticsOrderDetail, 'id' | 'code'>

const context = useServer()
const staff = () => orderStaff(operatorOf(context.server))
const withAutoPay = (customer: TestCustomer) => weighedOrder(context.server, customer, { isAutoPay: true })

async function customerWith(amount: string): Promise<TestCustomer> {
  const customer = await newCustomer(context.server)
  await creditBalance(context.server, customer, amount)
  return customer
}

async function read({ api }: TestCustomer, { id }: Order): Promise<LogisticsOrderDetail> {
  return accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))
}

function ship({ code }: Order, headers = {}, internationalTrackingNumber = `SP${code}`) {
  const body = { carrier: 'SingPost', internationalTrackingNumber }
  const path = `/api/admin/warehouse/order/${code}/ship`
  return operatorOf(context.server).post<LogisticsOrderDetail>(path, body, headers)
}

async function switchAutoPay({ api }: TestCustomer, { id }: Order, isAutoPay: boolean) {
  return accepted(
    await api.request<LogisticsOrderDetail>(
      'PUT',
      `${ORDERS}/${id}/auto-pay`,
      JSON.stringify({ isAutoPay }),
      { 'content-type': 'application/json' },
    ),
  )
}

/** The titles of a customer's messages about orders and money, newest first. */
async function titles({ api }: TestCustomer): Promise<string[]> {
  const { items } = accepted(
    await api.post<{ items: Message[] }>('/api/u/message/list', { maxResultCount: 99 }),
  )
  return items
    .filter(({ kind }) => kind === 'LOGISTICS_ORDER' || kind === 'FUNDS')
    .map(({ title }) => title)
    .filter((title) => title !== 'Order being processed' && title !== 'Your balance has changed')
}

describe('auto-pay before the order leaves', () => {
  it('takes nothing at weighing, and says what will be taken', async () => {
    const customer = await customerWith('100.00')
    const order = await withAutoPay(customer)
    assert.deepEqual([order.status, order.total, await balanceOf(customer)], [30, '78.48', '100.00'])
    assert.deepEqual(await titles(customer), ['Bill ready, charged when it leaves'])
    const other = await customerWith('100.00')
    await weighedOrder(context.server, other)
    assert.deepEqual(await titles(other), ['Payment due'])
  })

  it('takes nothing when it is switched on for a weighed order', async () => {
    const customer = await customerWith('100.00')
    const order = await switchAutoPay(customer, await weighedOrder(context.server, customer), true)
    assert.deepEqual([order.status, order.isAutoPay, await balanceOf(customer)], [30, true, '100.00'])
  })

  it('leaves time to pay by hand, which is not charged again', async () => {
    const customer = await customerWith('100.00')
    const order = await withAutoPay(customer)
    const pay = { expectedTotal: order.total }
    const paid = accepted(await customer.api.post<LogisticsOrderDetail>(`${ORDERS}/${order.id}/pay`, pay))
    assert.deepEqual([paid.status, await balanceOf(customer)], [40, '21.52'])
    assert.equal((await staff().ship(order.code)).status, 50)
    assert.equal(await balanceOf(customer), '21.52')
  })

  it('leaves time to switch it off or to cancel', async () => {
    const customer = await customerWith('100.00')
    const order = await withAutoPay(customer)
    await switchAutoPay(customer, order, false)
    refused(await ship(order), 409, 'OrderNotPaid')
    const cancelled = accepted(await customer.api.post<LogisticsOrderDetail>(`${ORDERS}/${order.id}/cancel`))
    assert.deepEqual([cancelled.status, await balanceOf(customer)], [210, '100.00'])
  })
})

describe('sending an unpaid order out', () => {
  it('charges it with auto-pay: once, however often it is sent out', async () => {
    const customer = await customerWith('100.00')
    const order = await withAutoPay(customer)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ship(order)))
    assert.deepEqual(
      answers.map(({ status }) => status).sort((a, b) => a - b),
      [200, ...Array<number>(9).fill(409)],
    )
    const shipped = await read(customer, order)
    assert.deepEqual([shipped.status, shipped.parcels[0]?.status], [50, 130])
    assert.equal(await balanceOf(customer), '21.52')
    assert.deepEqual(await titles(customer), [
      'Order shipped',
      'Paid by auto-pay',
      'Bill ready, charged when it leaves',
    ])
    await assertLedgerBalances(context.server)
  })

  it('answers the same to the same key', async () => {
    const customer = await customerWith('200.00')
    const order = await withAutoPay(customer)
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [accepted(await ship(order, key)), accepted(await ship(order, key))]
    assert.deepEqual([first, await balanceOf(customer)], [second, '121.52'])
  })

  it('is refused without auto-pay, and changes nothing', async () => {
    const customer = await customerWith('100.00')
    const order = await weighedOrder(context.server, customer)
    const { message } = refused(await ship(order), 409, 'OrderNotPaid')
    assert.match(message, /not paid and auto-pay is off/)
    assert.deepEqual(await read(customer, order), order)
    assert.deepEqual([await balanceOf(customer), await titles(customer)], ['100.00', ['Payment due']])
  })

  it('is refused when the balance is too low: nothing changes, and the customer hears of it once', async () => {
    const customer = await customerWith('78.00')
    const order = await withAutoPay(customer)
    for (let tries = 0; tries < 3; tries += 1) {
      const { message, details } = refused(await ship(order), 409, 'BalanceTooLowToShip')
      assert.equal(details, '0.48')
      assert.match(message, /0\.48 CNY short/)
    }
    assert.deepEqual(await read(customer, order), order)
    assert.equal(await balanceOf(customer), '78.00')
    assert.deepEqual(await titles(customer), [
      'Balance too low, order waiting',
      'Bill ready, charged when it leaves',
    ])
    await creditBalance(context.server, customer, '0.48')
    assert.equal(accepted(await ship(order)).status, 50)
    assert.equal(await balanceOf(customer), '0.00')
  })

  it('takes nothing when it cannot leave after all', async () => {
    const customer = await customerWith('200.00')
    const first = accepted(await ship(await withAutoPay(customer)))
    const second = await withAutoPay(customer)
    const taken = first.internationalTrackingNumber ?? assert.fail()
    refused(await ship(second, {}, taken), 409, 'TrackingNumberTaken')
    assert.deepEqual(await read(customer, second), second)
    assert.equal(await balanceOf(customer), '121.52')
  })

  it('takes what the coupon left of the bill', async () => {
    const customer = await newCustomer(context.server)
    const grant = '/api/admin/coupon-management/coupon/courtesy/grant'
    const { idCode } = customer.user
    const { id: couponId } = accepted(await operatorOf(context.server).post<MyCoupon>(grant, { idCode }))
    const order = await weighedOrder(context.server, customer, { isAutoPay: true, couponId })
    assert.ok(order.actualBill?.lines.some(({ kind }) => kind === 'Discount'))
    assert.ok(Number(order.total) < 78.48)
    await creditBalance(context.server, customer, order.total)
    assert.equal(accepted(await ship(order)).status, 50)
    assert.equal(await balanceOf(customer), '0.00')
  })
})
