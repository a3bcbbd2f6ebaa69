import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, unique, type TestCustomer } from '../../support/server/customers.ts'
import { newAddress } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { CustomsReadiness, CustomsReadinessRequest } from '../../../server/contracts/customs.ts'

const context = useServer()
const READINESS = '/api/u/customs/readiness'

async function readinessFor(
  { api }: TestCustomer,
  request: CustomsReadinessRequest,
): Promise<CustomsReadiness> {
  return accepted(await api.post<CustomsReadiness>(READINESS, request))
}

/** Kind and level of points. */
function levelsOf(points: CustomsReadiness['points']): Record<string, string> {
  return Object.fromEntries(points.map(({ kind, level }) => [kind, level]))
}

describe('customs readiness', () => {
  it('says what a declaration lacks, and is satisfied once it is there', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await declareParcel(customer, { declaredName: '外套', declaredNameId: 'clothing.jacket' })
    const own = await declareParcel(customer, { declaredName: '手工围巾' })
    const { parcels } = await readinessFor(customer, { parcelIds: [own.id, id] })
    assert.deepEqual(
      parcels.map(({ parcelId }) => parcelId),
      [own.id, id],
    )
    assert.deepEqual(levelsOf(parcels[0]?.points ?? []), { ENGLISH_NAME: 'MISSING', HS_CHAPTER: 'UNKNOWN' })
    assert.deepEqual(levelsOf(parcels[1]?.points ?? []), {
      MATERIAL: 'MISSING',
      ENGLISH_NAME: 'READY',
      HS_CHAPTER: 'READY',
    })
    assert.deepEqual(
      parcels[1]?.hsChapters.map(({ code }) => code),
      ['61', '62'],
    )
    const complete = await declareParcel(customer, {
      expressNumber: unique('YT'),
      declaredName: '手工围巾',
      englishName: ' Hand-knitted scarf ',
      material: 'wool',
    })
    assert.deepEqual([complete.englishName, complete.material], ['Hand-knitted scarf', 'wool'])
    const after = await readinessFor(customer, { parcelIds: [complete.id] })
    assert.deepEqual(levelsOf(after.parcels[0]?.points ?? []), {
      ENGLISH_NAME: 'READY',
      MATERIAL: 'READY',
      HS_CHAPTER: 'UNKNOWN',
    })
  })

  it('takes the default address, and says where none is', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await declareParcel(customer)
    const before = await readinessFor(customer, { parcelIds: [id] })
    assert.deepEqual(
      [before.regionGroup, levelsOf(before.points)],
      [null, { DESTINATION_UNKNOWN: 'UNKNOWN' }],
    )
    const address = await newAddress(customer)
    const after = await readinessFor(customer, { parcelIds: [id] })
    assert.equal(after.addressId, address.id)
    assert.equal(after.regionGroup?.id, address.regionGroupId)
  })

  it('is refused for what is not the customer’s, or not there', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await declareParcel(customer)
    const foreign = await declareParcel(other)
    const ask = (request: object) => customer.api.post(READINESS, { parcelIds: [id], ...request })
    refused(await ask({ parcelIds: [id, foreign.id] }), 404, 'NotFound')
    refused(await ask({ addressId: (await newAddress(other)).id }), 404, 'AddressUnknown')
    refused(await ask({ regionGroupId: 'atlantis' }), 400, 'RegionGroupUnknown')
    refused(await ask({ transportationChannelId: 'carpet' }), 400, 'ChannelUnknown')
  })
})
