import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { messages, parcels } from '../../../server/db/schema/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS, unique } from '../../support/server/customers.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
const MEASURES = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

describe('declaring a parcel anew', () => {
  it('replaces what was declared, and the number while the parcel is on its way', async () => {
    const customer = await newCustomer(context.server)
    const { id, version } = await declareParcel(customer, { tags: ['old'], remarks: 'old' })
    const request = declaration({ declaredName: 'Books', declaredValue: '9.5', tags: ['new'] })
    const updated = accepted(
      await customer.api.put<ParcelDetail>(`${PARCELS}/${id}`, { ...request, version }),
    )
    assert.deepEqual(
      [updated.expressNumber, updated.declaredName, updated.declaredValue, updated.tags, updated.remarks],
      [request.expressNumber, 'Books', '9.50', ['new'], null],
    )
    assert.equal(updated.version, version + 1)
    assert.deepEqual(
      updated.logs.map(({ move }) => move),
      ['declare'],
    )
    assert.deepEqual(accepted(await customer.api.get(`${PARCELS}/${id}`)), updated)
    refused(await customer.api.put(`${PARCELS}/${id}`, { ...request, version }), 409, 'VersionStale')
  })

  it('refuses another live parcel’s number, and any new number once the parcel has arrived', async () => {
    const customer = await newCustomer(context.server)
    const [one, two] = [await declareParcel(customer), await declareParcel(customer)]
    const taken = declaration({ expressNumber: two.expressNumber.toLowerCase() })
    refused(await customer.api.put(`${PARCELS}/${one.id}`, taken), 409, 'ParcelNumberTaken')
    await context.server.warehouse.arrive(one.expressNumber)
    const error = refused(
      await customer.api.put(`${PARCELS}/${one.id}`, declaration()),
      409,
      'ParcelNumberFixed',
    )
    assert.deepEqual(error.validationErrors[0]?.members, ['expressNumber'])
    const same = declaration({ expressNumber: one.expressNumber, declaredName: 'Lamp' })
    const updated = accepted(await customer.api.put<ParcelDetail>(`${PARCELS}/${one.id}`, same))
    assert.deepEqual([updated.status, updated.declaredName], [ParcelStatus.Arrived, 'Lamp'])
  })

  it('accepts one of two updates to the same number at the same moment', async () => {
    const customer = await newCustomer(context.server)
    const [one, two] = [await declareParcel(customer), await declareParcel(customer)]
    const request = declaration()
    const answers = await Promise.all(
      [one, two].map(({ id }) => customer.api.put(`${PARCELS}/${id}`, request)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  it('declares an undeclared parcel and says so in its history', async () => {
    const customer = await newCustomer(context.server)
    const expressNumber = unique('YT0000000')
    await context.server.warehouse.arrive(expressNumber, { idCode: customer.user.idCode })
    const { items } = accepted(await customer.api.post<{ items: ParcelDetail[] }>(`${PARCELS}/list`))
    const path = `${PARCELS}/${items[0]?.id}`
    const updated = accepted(await customer.api.put<ParcelDetail>(path, declaration({ expressNumber })))
    assert.equal(updated.isDeclared, true)
    assert.deepEqual([updated.logs[0]?.move, updated.logs[0]?.description], ['declare', 'Declaration added'])
  })

  it('keeps the parcel’s pictures and services, and takes only the customer’s own new pictures', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const foreign = await uploadPicture(other.api, await pngPicture())
    const { id, expressNumber } = await declareParcel(customer, { additionalServiceIds: ['vacuum'] })
    const kept = '/pictures/seeded.webp'
    const [row] = await context.server.db.select().from(parcels).where(eq(parcels.id, id))
    const services = (row?.additionalServices ?? []).map((service) => ({ ...service, price: '1.00' }))
    await context.server.db
      .update(parcels)
      .set({ images: [kept], additionalServices: services })
      .where(eq(parcels.id, id))
    const request = declaration({
      expressNumber,
      images: [kept],
      additionalServiceIds: ['vacuum', 'photo-inspection'],
    })
    const updated = accepted(await customer.api.put<ParcelDetail>(`${PARCELS}/${id}`, request))
    assert.deepEqual(updated.images, [kept])
    assert.deepEqual(
      updated.additionalServices.map(({ id: service, price }) => [service, price]),
      [
        ['vacuum', '1.00'],
        ['photo-inspection', '5.00'],
      ],
    )
    assert.deepEqual(updated.additionalServiceFee, { amount: '6.00', currencyCode: 'CNY' })
    const stolen = { ...request, images: [kept, foreign] }
    refused(await customer.api.put(`${PARCELS}/${id}`, stolen), 400, 'ImageUnknown')
  })

  it('is refused once the parcel is submitted or cancelled, and to anybody else', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id, expressNumber } = await declareParcel(customer)
    const request = declaration({ expressNumber })
    refused(await other.api.put(`${PARCELS}/${id}`, request), 404, 'NotFound')
    await context.server.db.update(parcels).set({ logisticsOrderId: 'order' }).where(eq(parcels.id, id))
    refused(await customer.api.put(`${PARCELS}/${id}`, request), 409, 'ParcelSubmitted')
    const cancelled = await declareParcel(customer)
    accepted(await customer.api.post(`${PARCELS}/${cancelled.id}/cancel`))
    const again = declaration({ expressNumber: cancelled.expressNumber })
    refused(await customer.api.put(`${PARCELS}/${cancelled.id}`, again), 409, 'ParcelMoveRefused')
  })
})

describe('what the customer is told about a parcel', () => {
  it('is its arrival, its check-in, and whether a declaration is missing', async () => {
    const customer = await newCustomer(context.server)
    const { expressNumber } = await declareParcel(customer)
    const undeclared = unique('YT0000000')
    await context.server.warehouse.arrive(expressNumber)
    await context.server.warehouse.arrive(undeclared, { idCode: customer.user.idCode })
    await context.server.warehouse.inbound(expressNumber, MEASURES)
    await context.server.warehouse.inbound(undeclared, MEASURES)
    const rows = await context.server.db
      .select()
      .from(messages)
      .where(eq(messages.userId, customer.user.id))
      .orderBy(messages.creationTime, messages.id)
    assert.deepEqual(
      rows.map(({ event, params }) => [event, params['expressNumber']]),
      [
        ['parcelArrived', expressNumber],
        ['parcelUndeclared', undeclared],
        ['parcelInbound', expressNumber],
        ['parcelInboundUndeclared', undeclared],
      ],
    )
    assert.ok(rows.every(({ subject }) => subject?.type === 'PARCEL'))
  })
})
