import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, signIn } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
const MEASURES = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

describe('cancelling a parcel', () => {
  it('is possible until it arrives, and only once', async () => {
    const customer = await newCustomer(context.server)
    const parcel = await declareParcel(customer)
    const cancelled = accepted(await customer.api.post<ParcelDetail>(`${PARCELS}/${parcel.id}/cancel`))
    assert.equal(cancelled.status, ParcelStatus.Canceled)
    assert.deepEqual(
      cancelled.logs.map(({ move }) => move),
      ['cancel', 'declare'],
    )
    assert.equal(cancelled.version, parcel.version + 1)
    refused(await customer.api.post(`${PARCELS}/${parcel.id}/cancel`), 409, 'ParcelMoveRefused')
  })

  it('changes nothing once the parcel has arrived', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    await context.server.warehouse.arrive(expressNumber)
    const before = accepted(await customer.api.get(`${PARCELS}/${id}`))
    const error = refused(await customer.api.post(`${PARCELS}/${id}/cancel`), 409, 'ParcelMoveRefused')
    assert.equal(error.message, 'The parcel is “Arrived at warehouse”, so this can’t be done')
    assert.deepEqual(accepted(await customer.api.get(`${PARCELS}/${id}`)), before)
  })
})

describe('a parcel in the warehouse', () => {
  it('shows its figures, a picture and its storage clock', async () => {
    const customer = await newCustomer(context.server)
    const { id, expressNumber } = await declareParcel(customer)
    await context.server.warehouse.arrive(expressNumber)
    await context.server.warehouse.inbound(expressNumber, MEASURES)
    const parcel = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${id}`))
    const { weight, inboundWeight, volumeWeight, length, width, height, volume } = parcel
    assert.deepEqual(
      [weight, inboundWeight, volumeWeight, length, width, height, volume],
      [1.2, 1.2, 1, 30, 20, 10, 0.006],
    )
    assert.deepEqual(
      parcel.logs.map(({ move }) => move),
      ['inbound', 'arrive', 'declare'],
    )
    const picture = await fetch(context.server.url + (parcel.inboundImages[0]?.url ?? ''))
    assert.equal(picture.headers.get('content-type'), 'image/webp')
    assert.equal(parcel.volumeDivisor, 6000)
    assert.equal(parcel.warehouseDisplayName, 'Guangzhou warehouse')
    assert.equal(parcel.statusTime, parcel.logs[0]?.time)
    assert.equal(parcel.shipment, null)
    assert.deepEqual([parcel.storage?.accruedFee, parcel.storage?.daysLeft], ['0.00', 30])
    context.server.clock.advance(31 * DAY_MS)
    const later = accepted(
      await (await signIn(context.server, customer)).get<ParcelDetail>(`${PARCELS}/${id}`),
    )
    assert.deepEqual([later.storage?.accruedFee, later.storage?.daysLeft], ['1.00', -1])
  })
})
