import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { LogisticsOrderStatus } from '../../../server/contracts/enumerations.ts'
import { logisticsOrders, parcels } from '../../../server/db/schema/index.ts'
import { formatMoney, parseMoney } from '../../../server/money/money.ts'
import { together } from '../../../server/modules/todo/view.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { collectCoupon } from '../../support/server/coupons.ts'
import { declareParcel, newCustomer, signIn, unique } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { newAddress, ORDERS, storedParcel, submitOrder, weighedOrder } from '../../support/server/orders.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'
import { NO_FIGURES, NO_ORDERS, NOTHING_TO_DO, EMPTY_SUMMARY } from '../../support/todo.ts'

import type { AfterSalesDetail } from '../../../server/contracts/afterSales.ts'
import type { Quote } from '../../../server/contracts/shipping.ts'
import type { TodoItem, TodoSummary } from '../../../server/contracts/todo.ts'
import type { OrphanParcel } from '../../../server/contracts/unclaimedParcel.ts'
import type { ApiClient } from '../../support/server/apiClient.ts'

const context = useServer()

async function summaryOf(api: ApiClient): Promise<TodoSummary> {
  return accepted(await api.get<TodoSummary>('/api/u/todo/summary'))
}

describe('what a customer has to do', () => {
  it('is nothing at first', async () => {
    const { api } = await newCustomer(context.server)
    assert.deepEqual(await summaryOf(api), EMPTY_SUMMARY)
  })

  it('is to declare what arrived undeclared', async () => {
    const customer = await newCustomer(context.server)
    const numbers = [unique('YT0000000'), unique('YT0000000')]
    for (const number of numbers) {
      await context.server.warehouse.arrive(number, { idCode: customer.user.idCode })
      context.server.clock.advance(1000)
    }
    const { undeclared } = await summaryOf(customer.api)
    assert.deepEqual([undeclared.count, undeclared.worst?.displayName], [2, numbers[0]])
    assert.deepEqual([undeclared.worst?.type, undeclared.worst?.deadline], ['PARCEL', null])
    const { undeclared: others } = await summaryOf((await newCustomer(context.server)).api)
    assert.deepEqual(others, NOTHING_TO_DO)
  })

  it('is to send what will soon cost storage, and to ask after what never arrived', async () => {
    const customer = await newCustomer(context.server)
    const stored = await storedParcel(context.server, customer)
    const onItsWay = await declareParcel(customer)
    const freeUntil = stored.storage?.freeUntil ?? ''
    context.server.clock.advance(10 * DAY_MS)
    const tenDays = await summaryOf(await signIn(context.server, customer))
    assert.deepEqual(
      [tenDays.exception.count, tenDays.exception.worst?.id, tenDays.storageEnding],
      [1, onItsWay.id, NOTHING_TO_DO],
    )
    context.server.clock.advance(13 * DAY_MS)
    const { storageEnding } = await summaryOf(await signIn(context.server, customer))
    assert.deepEqual(storageEnding, {
      count: 1,
      worst: {
        ...NO_FIGURES,
        type: 'PARCEL',
        id: stored.id,
        displayName: stored.expressNumber,
        deadline: freeUntil,
        daysLeft: 7,
        parcelId: stored.id,
      },
    })
  })

  it('says what storage has cost so far', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await storedParcel(context.server, customer)
    context.server.clock.advance(33 * DAY_MS)
    const { storageEnding, parcels } = await summaryOf(await signIn(context.server, customer))
    const { daysLeft, amount, currencyCode, parcelId } = storageEnding.worst ?? NO_FIGURES
    assert.deepEqual([daysLeft, amount, currencyCode, parcelId], [-3, '3.00', 'CNY', id])
    assert.deepEqual([parcels.firstStorage?.daysLeft, parcels.firstStorage?.accruedFee], [-3, '3.00'])
  })

  it('counts the parcels at hand, and names the one to send first', async () => {
    const customer = await newCustomer(context.server)
    await declareParcel(customer)
    const first = await storedParcel(context.server, customer)
    context.server.clock.advance(DAY_MS)
    const second = await storedParcel(context.server, { api: await signIn(context.server, customer) })
    await context.server.db.update(parcels).set({ isDeclared: false }).where(eq(parcels.id, second.id))
    await submitOrder(context.server, await newCustomer(context.server))
    const atHand = (await summaryOf(await signIn(context.server, customer))).parcels
    assert.deepEqual(atHand, {
      onTheWay: 1,
      inWarehouse: 2,
      weight: (first.weight ?? 0) + (second.weight ?? 0),
      shippable: 1,
      firstShippableId: first.id,
      firstStorage: first.storage && { ...first.storage, daysLeft: first.storage.daysLeft - 1 },
      lowestPrice: null,
    })
  })

  it('gives the lowest price of sending everything home, as the estimate does', async () => {
    const customer = await newCustomer(context.server)
    const sent = [await storedParcel(context.server, customer), await storedParcel(context.server, customer)]
    const price = async () => (await summaryOf(customer.api)).parcels.lowestPrice
    assert.equal(await price(), null, 'without an address')
    const { id: addressId } = await newAddress(customer)
    const parcelIds = sent.map(({ id }) => id)
    const cheapestFor = async (ids: readonly string[]) => {
      const request = { parcelIds: ids, addressId, receivingMethod: 10 }
      const { items } = accepted(await customer.api.post<{ items: Quote[] }>(`${ORDERS}/estimate`, request))
      return items[0]
    }
    const cheapest = await cheapestFor(parcelIds)
    const alone = await Promise.all(parcelIds.map((id) => cheapestFor([id])))
    const aloneTotal = alone.reduce((sum, quote) => sum + parseMoney(quote?.bill?.total ?? ''), 0n)
    assert.deepEqual(await price(), {
      amount: cheapest?.bill?.total,
      aloneAmount: formatMoney(aloneTotal),
      saving: formatMoney(aloneTotal - parseMoney(cheapest?.bill?.total ?? '')),
      currencyCode: 'CNY',
      shippingMethodTypeDisplayName: cheapest?.shippingMethodType.displayName,
      regionGroupDisplayName: 'Singapore',
    })
    const inOther = context.server.db.update(parcels).set({ warehouseId: 'warehouse-yiwu' })
    await inOther.where(eq(parcels.id, parcelIds[0] ?? ''))
    assert.equal(await price(), null, 'from two warehouses')
  })

  it('says nothing about the storage of submitted parcels', async () => {
    const customer = await newCustomer(context.server)
    await submitOrder(context.server, customer)
    context.server.clock.advance(40 * DAY_MS)
    assert.deepEqual((await summaryOf(await signIn(context.server, customer))).storageEnding, NOTHING_TO_DO)
  })

  it('is to pay mall orders until their deadline', async () => {
    const customer = await newCustomer(context.server)
    const request = { skuId: 'packing-tape.1', quantity: 1, addressee: 'warehouse' }
    const { id } = accepted(await customer.api.post<{ id: string }>('/api/u/store/order', request))
    const { pendingPayment } = await summaryOf(customer.api)
    assert.deepEqual([pendingPayment.count, pendingPayment.worst?.id], [1, id])
    context.server.clock.advance(DAY_MS)
    const later = await signIn(context.server, customer)
    assert.deepEqual((await summaryOf(later)).pendingPayment, NOTHING_TO_DO)
  })

  it('is to pay orders, and to collect those at the pickup point', async () => {
    const customer = await newCustomer(context.server)
    const { id, code, actualBill, parcels: sent, paymentTerm } = await weighedOrder(context.server, customer)
    const { pendingPayment } = await summaryOf(customer.api)
    const { daysLeft: _days, deadline: _deadline, ...worst } = pendingPayment.worst ?? assert.fail()
    assert.ok(paymentTerm)
    assert.equal(pendingPayment.count, 1)
    assert.deepEqual(worst, {
      type: 'LOGISTICS_ORDER',
      id,
      displayName: code,
      amount: actualBill?.total,
      currencyCode: actualBill?.currencyCode,
      parcelId: sent[0]?.id,
      paymentTerm,
    })
    assert.deepEqual((await summaryOf(customer.api)).readyForPickup, NOTHING_TO_DO)
    await context.server.db
      .update(logisticsOrders)
      .set({ status: LogisticsOrderStatus.ArrivedPickupStation })
      .where(eq(logisticsOrders.id, id))
    const { readyForPickup, pendingPayment: paid } = await summaryOf(customer.api)
    assert.deepEqual([readyForPickup.count, readyForPickup.worst?.id, paid], [1, id, NOTHING_TO_DO])
  })

  it('counts the orders at each stage, and the open cases', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await weighedOrder(context.server, customer)
    const request = { orderId: id, kind: 'WEIGHT_DISPUTE', description: 'Too heavy' }
    const made = accepted(await customer.api.post<AfterSalesDetail>('/api/u/after-sales', request))
    const ordersIn = async (status: LogisticsOrderStatus) => {
      await context.server.db.update(logisticsOrders).set({ status }).where(eq(logisticsOrders.id, id))
      return (await summaryOf(customer.api)).orders
    }
    const { PendingPayment, PendingShipment, Shipped, ArrivedPickupStation } = LogisticsOrderStatus
    assert.deepEqual(await ordersIn(PendingPayment), { ...NO_ORDERS, pendingPayment: 1, openCases: 1 })
    assert.deepEqual(await ordersIn(PendingShipment), { ...NO_ORDERS, pendingShipment: 1, openCases: 1 })
    assert.deepEqual(await ordersIn(Shipped), { ...NO_ORDERS, shipped: 1, openCases: 1 })
    const operator = operatorOf(context.server)
    const path = `/api/admin/warehouse/after-sales/${made.id}/reject`
    accepted(await operator.post(path, { reason: 'It is' }))
    assert.deepEqual(await ordersIn(ArrivedPickupStation), { ...NO_ORDERS, readyForPickup: 1 })
  })

  it('counts the coupons that can be used', async () => {
    const customer = await newCustomer(context.server)
    const { validUntil } = await collectCoupon(customer, 'new-customer')
    assert.equal((await summaryOf(customer.api)).coupons, 1)
    assert.ok(validUntil)
    context.server.clock.advance(Date.parse(validUntil) - context.server.clock.now().getTime())
    assert.equal((await summaryOf(await signIn(context.server, customer))).coupons, 0)
  })

  it('is to answer the warehouse', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await storedParcel(context.server, customer)
    const request = { parcelId: id, kind: 'CLAIM', description: 'It is broken' }
    const made = accepted(await customer.api.post<AfterSalesDetail>('/api/u/after-sales', request))
    assert.deepEqual((await summaryOf(customer.api)).exception, NOTHING_TO_DO)
    const operator = operatorOf(context.server)
    accepted(await operator.post(`/api/admin/warehouse/after-sales/${made.id}/answer`, { content: 'How?' }))
    const { exception } = await summaryOf(customer.api)
    assert.deepEqual(exception.worst, {
      ...NO_FIGURES,
      type: 'AFTER_SALES',
      id: made.id,
      displayName: made.code,
      deadline: null,
    })
  })

  it('is to wait for a claim under review, whose number stays masked', async () => {
    const customer = await newCustomer(context.server)
    const operator = operatorOf(context.server)
    const image = await uploadPicture(customer.api, await pngPicture())
    const expressNumber = 'SF99887766554433'
    const { id } = accepted(
      await operator.post<OrphanParcel>('/api/admin/warehouse/unclaimed-parcel', {
        expressNumber,
        weight: 1,
        length: 10,
        width: 10,
        height: 10,
      }),
    )
    const path = `/api/u/biz/ship-for-me/unclaimed-parcel/${id}/claim`
    accepted(await customer.api.post(path, { expressNumber, images: [image] }))
    const { underReview } = await summaryOf(customer.api)
    assert.deepEqual([underReview.count, underReview.worst?.id], [1, id])
    assert.equal(underReview.worst?.displayName, 'SF9******4433')
  })
})

describe('the most pressing of several', () => {
  const item = (id: string, deadline: string | null): TodoItem => ({
    count: 2,
    worst: { ...NO_FIGURES, type: 'PARCEL', id, displayName: id, deadline },
  })

  it('is the one with the earliest deadline', () => {
    const all = together(
      NOTHING_TO_DO,
      item('none', null),
      item('late', '2026-02-01'),
      item('soon', '2026-01-01'),
    )
    assert.deepEqual([all.count, all.worst?.id], [6, 'soon'])
    assert.equal(together(item('first', null), item('second', null)).worst?.id, 'first')
    assert.deepEqual(together(), NOTHING_TO_DO)
  })
})
