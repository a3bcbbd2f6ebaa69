import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import {
  BusinessType,
  ParcelStatus,
  StoreOrderStatus as Status,
} from '../../../server/contracts/enumerations.ts'
import { parcels } from '../../../server/db/schema/index.ts'
import { countSales } from '../../../server/modules/storeOrder/index.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS, signIn } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance } from '../../support/server/funds.ts'
import { order, ORDERS, useProductOrders } from '../../support/server/productOrders.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { StoreProductDetail } from '../../../server/contracts/store.ts'
import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'

const { context, setStock, stockLeft, submit } = useProductOrders()

async function soldCount(): Promise<number> {
  return accepted(await context.api.get<StoreProductDetail>('/api/f/store/product/desk-lamp')).soldCount
}

describe('a mall order', () => {
  it('waits for money only five times at once for a customer, however they are sent', async () => {
    await setStock(100)
    const customer = await newCustomer(context.server)
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => customer.api.post<StoreOrderDetail>(ORDERS, order())),
    )
    const [first, ...others] = answers.filter(({ status }) => status === 200).map(accepted)
    assert.equal(others.length, 4)
    assert.equal(await stockLeft(), 90)
    const { message } = refused(await customer.api.post(ORDERS, order()), 409, 'StoreOrderLimitReached')
    assert.equal(message, 'You can have 5 unpaid mall orders at most. Pay for one or cancel it first')

    accepted(await customer.api.post(`${ORDERS}/${first?.id}/cancel`))
    accepted(await customer.api.post(ORDERS, order()))
    context.server.clock.advance(31 * MINUTE_MS)
    const api = await signIn(context.server, customer)
    accepted(await api.post(ORDERS, order()))
    await endOverdue(context.server.db, context.server.clock.now())
  })

  it('is refused at another total than the customer saw, and reserves nothing', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    const { details } = refused(
      await customer.api.post(ORDERS, order({ expectedTotal: '397.99' })),
      409,
      'OrderTotalChanged',
    )
    assert.equal(details, '398.00')
    assert.equal(await stockLeft(), 10)
    assert.equal((await submit(customer, { expectedTotal: '398.00' })).total, '398.00')
  })

  it('sells the last one to one of two', async () => {
    await setStock(1)
    const buyers = [await newCustomer(context.server), await newCustomer(context.server)]
    const answers = await Promise.all(buyers.map(({ api }) => api.post(ORDERS, order({ quantity: 1 }))))
    const [lost] = answers.filter(({ status }) => status !== 200)
    assert.ok(lost)
    const { message, validationErrors } = refused(lost, 409, 'OutOfStock')
    assert.equal(message, 'Not enough in stock: 0 left')
    assert.deepEqual(validationErrors[0]?.members, ['quantity'])
    assert.equal(await stockLeft(), 0)
  })

  it('reserves goods, is paid from the balance and becomes a parcel', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '500.00')
    const submitted = await submit(customer, { remarks: ' gift ' })
    assert.match(submitted.code, /^M\d{14}$/)
    assert.deepEqual(
      [submitted.status, submitted.total, submitted.remarks, submitted.productDisplayName],
      [Status.PendingPayment, '398.00', 'gift', 'Desk lamp'],
    )
    assert.equal(await stockLeft(), 8)

    const sold = await soldCount()
    const body = { expectedTotal: '398.00' }
    const path = `${ORDERS}/${submitted.id}/pay`
    refused(await customer.api.post(path, { expectedTotal: '397.99' }), 409, 'OrderTotalChanged')
    const paid = accepted(await customer.api.post<StoreOrderDetail>(path, body))
    assert.deepEqual([paid.status, paid.statusDisplayName], [Status.Paid, 'Paid'])
    assert.deepEqual(
      paid.logs.map(({ move }) => move),
      ['pay', 'submit'],
    )
    assert.equal(await balanceOf(customer), '102.00')
    refused(await customer.api.post(path, body), 409, 'StoreOrderMoveRefused')

    await countSales(context.server.db)
    assert.equal(await soldCount(), sold + 2)
    await countSales(context.server.db)
    assert.equal(await soldCount(), sold + 2, 'counts each order once')

    const chinese = customer.api.with({ token: customer.token.accessToken, language: 'zh-Hans' })
    const seen = accepted(await chinese.get<StoreOrderDetail>(`${ORDERS}/${submitted.id}`))
    assert.deepEqual(
      [seen.statusDisplayName, seen.productDisplayName, seen.logs[0]?.description],
      ['已付款', '护眼台灯', '已付款，商品已放入仓库'],
    )

    const parcel = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${paid.parcelId}`))
    assert.deepEqual(
      [parcel.businessType, parcel.status, parcel.isDeclared, parcel.expressNumber, parcel.declaredValue],
      [BusinessType.STORE, ParcelStatus.Arrived, true, submitted.code, '398.00'],
    )
    await assertLedgerBalances(context.server)
  })

  it('cannot have its code declared as a tracking number, and says so where it was', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '500.00')
    const { id, code } = await submit(customer)
    const error = refused(
      await customer.api.post(PARCELS, declaration({ expressNumber: code.toLowerCase() })),
      400,
      'ParcelNumberReserved',
    )
    assert.deepEqual(error.validationErrors[0]?.members, ['expressNumber'])
    const other = await declareParcel(customer)
    const renamed = await customer.api.put(`${PARCELS}/${other.id}`, declaration({ expressNumber: code }))
    refused(renamed, 400, 'ParcelNumberReserved')

    await context.server.db.update(parcels).set({ expressNumber: code }).where(eq(parcels.id, other.id))
    const pay = () => customer.api.post(`${ORDERS}/${id}/pay`, { expectedTotal: '398.00' })
    refused(await pay(), 409, 'ParcelNumberTaken')
    assert.equal(await balanceOf(customer), '500.00')
    accepted(await customer.api.post(`${PARCELS}/${other.id}/cancel`))
    accepted(await pay())
  })

  it('says how much is missing, and charges nothing', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.50')
    const { id } = await submit(customer)
    const pay = await customer.api.post(`${ORDERS}/${id}/pay`, { expectedTotal: '398.00' })
    const error = refused(pay, 402, 'InsufficientBalance')
    assert.equal(error.details, '297.50')
    assert.match(error.message, /297\.50 CNY/)
    assert.equal(await balanceOf(customer), '100.50')
    const { status, parcelId } = accepted(await customer.api.get<StoreOrderDetail>(`${ORDERS}/${id}`))
    assert.deepEqual([status, parcelId], [Status.PendingPayment, null])
  })

  it('is paid once by a hundred payments at the same moment', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const { id } = await submit(customer)
    const pay = () => customer.api.post(`${ORDERS}/${id}/pay`, { expectedTotal: '398.00' })
    const statuses = (await Promise.all(Array.from({ length: 100 }, pay))).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 1)
    assert.equal(statuses.filter((status) => status === 409).length, 99)
    assert.equal(await balanceOf(customer), '602.00')
  })

  it('answers a repeated payment with the first result', async () => {
    await setStock(10)
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '1000.00')
    const { id } = await submit(customer)
    const key = { 'idempotency-key': randomUUID() }
    const pay = () => customer.api.post(`${ORDERS}/${id}/pay`, { expectedTotal: '398.00' }, key)
    assert.deepEqual(accepted(await pay()), accepted(await pay()))
    assert.equal(await balanceOf(customer), '602.00')
  })

  it('is nobody else’s', async () => {
    await setStock(10)
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await submit(owner)
    refused(await other.api.get(`${ORDERS}/${id}`), 404, 'NotFound')
    refused(await other.api.post(`${ORDERS}/${id}/pay`, { expectedTotal: '398.00' }), 404, 'NotFound')
    refused(await other.api.post(`${ORDERS}/${id}/cancel`), 404, 'NotFound')
  })
})
