import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { logisticsOrders } from '../../../server/db/schema/index.ts'
import { cleanUp } from '../../../server/operations/housekeeping.ts'
import { createIdentitySeal } from '../../../server/modules/address/identitySeal.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, signIn } from '../../support/server/customers.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import {
  ADDRESSES,
  newAddress,
  orderStaff,
  ORDERS,
  orderRequest,
  storedParcel,
  submitOrder,
  weighedOrder,
} from '../../support/server/orders.ts'
import { IDENTITY_KEY } from '../../support/server/startTestServer.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
const staff = () => orderStaff(operatorOf(context.server))
const orderOf = async (api: ApiClient, id: string) =>
  accepted(await api.get<LogisticsOrderDetail>(`${ORDERS}/${id}`))

describe('storage of submitted parcels', () => {
  it('costs nothing more once they are packed', async () => {
    const customer = await newCustomer(context.server)
    const order = await submitOrder(context.server, customer)
    const parcelPath = `${PARCELS}/${order.parcels[0]?.id}`
    const storage = async (api: ApiClient) => accepted(await api.get<ParcelDetail>(parcelPath)).storage
    context.server.clock.advance(32 * DAY_MS)
    const api = await signIn(context.server, customer)
    assert.equal((await storage(api))?.accruedFee, '2.00')
    await staff().process(order.code)
    await staff().call(order.code, 'pack')
    context.server.clock.advance(5 * DAY_MS)
    const later = await signIn(context.server, customer)
    assert.equal(await storage(later), null)
    const { actualBill } = await staff().weigh(order.code)
    assert.equal(actualBill?.lines.find(({ kind }) => kind === 'StorageFee')?.amount, '2.00')
  })
})

describe('an estimate', () => {
  it('is of parcels that could be submitted together', async () => {
    const customer = await newCustomer(context.server)
    const estimate = (...parcels: readonly { id: string }[]) =>
      customer.api.post(`${ORDERS}/estimate`, {
        parcelIds: parcels.map(({ id }) => id),
        regionGroupId: 'sg',
        receivingMethod: 10,
      })
    const here = await storedParcel(context.server, customer)
    const there = await storedParcel(context.server, customer, { warehouseId: 'warehouse-yiwu' })
    accepted(await estimate(here))
    refused(await estimate(here, there), 409, 'ParcelsInSeveralWarehouses')
    refused(await estimate(await declareParcel(customer)), 409, 'ParcelNotSubmittable')
    accepted(await customer.api.post(ORDERS, await orderRequest(customer, [here])))
    const { message } = refused(await estimate(here), 409, 'ParcelNotSubmittable')
    assert.match(message, new RegExp(here.expressNumber))
  })
})

describe('a cancelled order', () => {
  it('still shows what was in it, wherever that is now', async () => {
    const customer = await newCustomer(context.server)
    const parcels = [
      await storedParcel(context.server, customer),
      await storedParcel(context.server, customer),
    ]
    const body = await orderRequest(customer, parcels)
    const { id } = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, body))
    const cancelled = accepted(await customer.api.post<LogisticsOrderDetail>(`${ORDERS}/${id}/cancel`))
    const numbers = parcels.map(({ expressNumber }) => expressNumber)
    const shown = (order: LogisticsOrderDetail) =>
      order.parcels.map(({ expressNumber, status }) => [expressNumber, status])
    assert.deepEqual(
      shown(cancelled),
      numbers.map((number) => [number, 63]),
    )
    const again = { ...body, parcelIds: [parcels[0]?.id] }
    accepted(await customer.api.post(ORDERS, again))
    const order = await orderOf(customer.api, id)
    assert.deepEqual(
      [shown(order), order.parcelCount],
      [
        [
          [numbers[0], 65],
          [numbers[1], 63],
        ],
        2,
      ],
    )
  })
})

describe('an order for the door', () => {
  it('never waits at a pickup point', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '100.00')
    const { id, code } = await weighedOrder(context.server, customer, { isAutoPay: true })
    await staff().ship(code)
    const path = `/api/admin/warehouse/order/${code}/reach-pickup-station`
    refused(await operatorOf(context.server).post(path), 409, 'OrderNotForPickup')
    const order = await orderOf(customer.api, id)
    assert.deepEqual([order.status, order.parcels[0]?.status], [50, 130])
  })
})

describe('the identity document of an order', () => {
  it('is kept sealed for the customs, shown masked, and forgotten five months after the end', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const address = await newAddress(customer, { idDocument: 'E12345678' })
    const order = await submitOrder(context.server, customer, { addressId: address.id })
    assert.equal(order.shippingAddress.idDocument, 'E1234****8')
    assert.equal((await customer.api.delete(`${ADDRESSES}/${address.id}`)).status, 204)
    const seal = createIdentitySeal(IDENTITY_KEY)
    const kept = async () => {
      const [row] = await db.select().from(logisticsOrders).where(eq(logisticsOrders.id, order.id))
      const { idDocument, recipient } = row?.shippingAddress ?? assert.fail()
      return [idDocument && seal.open(customer.user.id, idDocument), recipient]
    }
    assert.deepEqual(await kept(), ['E12345678', 'Lin Xiaoman'])
    clock.advance(200 * DAY_MS)
    await cleanUp(db, clock.now())
    assert.deepEqual(await kept(), ['E12345678', 'Lin Xiaoman'])
    const api = await signIn(context.server, customer)
    accepted(await api.post(`${ORDERS}/${order.id}/cancel`))
    clock.advance(149 * DAY_MS)
    await cleanUp(db, clock.now())
    assert.deepEqual(await kept(), ['E12345678', 'Lin Xiaoman'])
    clock.advance(2 * DAY_MS)
    await cleanUp(db, clock.now())
    assert.deepEqual(await kept(), [null, 'Lin Xiaoman'])
  })
})
