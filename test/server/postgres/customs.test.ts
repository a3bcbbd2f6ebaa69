import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { addressRequest, createAddress } from '../../support/server/addresses.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import {
  declaration,
  declareParcel,
  newCustomer,
  PARCELS,
  unique,
  type TestCustomer,
} from '../../support/server/customers.ts'
import { ADDRESSES, newAddress } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type {
  CustomsPoint,
  CustomsPointKind,
  CustomsReadiness,
  CustomsReadinessRequest,
} from '../../../server/contracts/customs.ts'
import type { DeclareParcelsAnswer, Parcel } from '../../../server/contracts/parcel.ts'

const context = useServer()
const READINESS = '/api/u/customs/readiness'

const IN_AUCKLAND = {
  regionGroupId: 'nz',
  region: { provinceId: 'nz-auckland', city: 'Auckland' },
  postCode: '1010',
}

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

function pointOf(points: CustomsReadiness['points'], kind: CustomsPointKind): CustomsPoint {
  const point = points.find((one) => one.kind === kind)
  assert.ok(point, `there is a point ${kind}`)
  return point
}

/** A parcel with a book, of a value in Singapore dollars. */
async function parcelWorth(customer: TestCustomer, declaredValue: string): Promise<string> {
  const book = { declaredName: '图书', declaredNameId: 'books-stationery.book' }
  return (await declareParcel(customer, { ...book, declaredCurrency: 'SGD', declaredValue })).id
}

describe('an English name', () => {
  it('is refused in other letters, also in a batch, and is gone once it’s taken out of the declaration', async () => {
    const { api } = await newCustomer(context.server)
    const scarf = declaration({ englishName: '羊毛围巾', material: 'wool' })
    const refusal = refused(await api.post(PARCELS, scarf), 400)
    assert.deepEqual(
      refusal.validationErrors.map(({ members }) => members),
      [['englishName']],
    )
    const rows = accepted(await api.post<DeclareParcelsAnswer>(`${PARCELS}/batch`, { items: [scarf] }))
    assert.deepEqual(rows.items[0]?.error?.validationErrors[0]?.members, ['englishName'])
    const inEnglish = { ...scarf, englishName: 'Woman’s scarf, 2 m' }
    const parcel = accepted(await api.post<Parcel>(PARCELS, inEnglish))
    assert.equal(parcel.englishName, 'Woman’s scarf, 2 m')
    const changed = accepted(await api.put<Parcel>(`${PARCELS}/${parcel.id}`, { ...scarf, englishName: ' ' }))
    assert.deepEqual([changed.englishName, changed.material], [null, 'wool'])
  })
})

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
    assert.deepEqual(
      parcels[1]?.points.map(({ kind, level }) => [kind, level]),
      [
        ['MATERIAL', 'MISSING'],
        ['ENGLISH_NAME', 'READY'],
        ['HS_CHAPTER', 'READY'],
      ],
    )
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

  it('compares the value of all parcels with what the way of transport is free up to', async () => {
    const customer = await newCustomer(context.server)
    const [one, two] = [await parcelWorth(customer, '250.00'), await parcelWorth(customer, '150.00')]
    const limitFor = async (parcelIds: string[], transportationChannelId?: string) => {
      const way = transportationChannelId === undefined ? {} : { transportationChannelId }
      const { points } = await readinessFor(customer, { parcelIds, regionGroupId: 'sg', ...way })
      const { level, message } = pointOf(points, 'DUTY_FREE_LIMIT')
      return [level, message.match(/S\$[\d.]+/)?.[0]]
    }
    assert.deepEqual(await limitFor([one, two]), ['READY', 'S$400.00'])
    const three = await parcelWorth(customer, '0.01')
    assert.deepEqual(await limitFor([one, two, three], 'air-general'), ['WARNING', 'S$400.01'])
    assert.deepEqual(await limitFor([one, two, three], 'air-sensitive'), ['READY', 'S$400.01'])
    assert.deepEqual(await limitFor([three], 'sea-volume'), ['WARNING', 'S$0.01'])
  })

  it('asks for a document where customs do, until the address has one', async () => {
    const customer = await newCustomer(context.server)
    const cheap = await parcelWorth(customer, '10.00')
    const dear = await parcelWorth(customer, '2000.00')
    const { id: addressId } = await createAddress(customer.api, IN_AUCKLAND)
    const identityFor = async (parcelIds: string[]) =>
      pointOf((await readinessFor(customer, { parcelIds, addressId })).points, 'IDENTITY_DOCUMENT')
    assert.equal((await identityFor([cheap])).level, 'READY')
    const missing = await identityFor([cheap, dear])
    assert.equal(missing.level, 'MISSING')
    assert.deepEqual(missing.fix, { kind: 'EDIT_ADDRESS', field: 'idDocument', parcelId: null })
    const withDocument = addressRequest({ ...IN_AUCKLAND, idDocument: 'E12345678' })
    accepted(await customer.api.put(`${ADDRESSES}/${addressId}`, withDocument))
    assert.equal((await identityFor([cheap, dear])).level, 'READY')
  })

  it('says that it doesn’t know a destination without a table', async () => {
    const customer = await newCustomer(context.server)
    await context.server.db.execute(sql`
      insert into region_groups select 'jp', display_name, 'JP', post_code_pattern, post_code_example, gst_rate,
        is_dest, 99 from region_groups where id = 'sg'`)
    const parcelIds = [await parcelWorth(customer, '10.00')]
    const { isKnownDestination, points, worst } = await readinessFor(customer, {
      parcelIds,
      regionGroupId: 'jp',
    })
    assert.deepEqual(
      [isKnownDestination, levelsOf(points), worst],
      [false, { DESTINATION_UNKNOWN: 'UNKNOWN' }, 'UNKNOWN'],
    )
  })

  it('doesn’t look into a parcel that is not declared, and speaks the customer’s language', async () => {
    const customer = await newCustomer(context.server)
    const expressNumber = unique('YT')
    await context.server.warehouse.arrive(expressNumber, { idCode: customer.user.idCode })
    const { items } = accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/undeclared-list`))
    const request = { parcelIds: items.map(({ id }) => id), regionGroupId: 'sg' }
    const inChinese = { ...customer, api: customer.api.with({ language: 'zh-Hans' }) }
    const { parcels, worst } = await readinessFor(inChinese, request)
    assert.deepEqual([levelsOf(parcels[0]?.points ?? []), worst], [{ NOT_DECLARED: 'BLOCKING' }, 'BLOCKING'])
    assert.equal(parcels[0]?.points[0]?.title, '尚未预报')
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
