import type { ParcelDeclaration } from '@/model/parcel/parcel'

import { aParcelDetailDto, aParcelDto, aParcelLogDto, aStorageDto } from '../../support/app/parcelFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const PARCEL = '/api/u/biz/ship-for-me/parcel'
const openApi = () => wiredApi({ session: signedInAs('tok') })

const DECLARATION: ParcelDeclaration = {
  expressNumber: 'SF123456',
  expressCompanyCode: 'SF',
  declaredNameId: 'name-1',
  declaredName: 'dress',
  declaredCurrency: 'CNY',
  declaredValue: '128.00',
  itemQuantity: 2,
  tags: ['gift'],
  additionalServiceIds: ['service-1'],
  isInsured: false,
  purchaseOrderNumber: 'PO-1',
  remarks: 'fragile',
  images: ['/files/1.jpg'],
}

describe('reading parcels', () => {
  it('turns the times of the wire into moments', async () => {
    const { api, wire } = openApi()
    const storage = aStorageDto({ freeUntil: '2026-01-31T16:00:00Z' })
    const inboundImages = [{ url: '/1.jpg', time: '2026-01-01T00:00:00Z' }]
    wire.on(`POST ${PARCEL}/list`, page([aParcelDto({ storage, inboundImages })], 12))

    const { items, totalCount } = await api.parcels.list({})

    expect(totalCount).toBe(12)
    expect(items[0]).toMatchObject({
      creationTime: new Date('2026-01-02T03:04:05Z'),
      storage: { inboundTime: new Date('2026-11-01T00:00:00Z'), freeUntil: new Date('2026-01-31T16:00:00Z') },
      inboundImages: [{ url: '/1.jpg', time: new Date('2026-01-01T00:00:00Z') }],
    })
  })

  it('takes an amount that another back end sends as a number', async () => {
    const { api, wire } = openApi()
    const dto = { ...aParcelDto(), declaredValue: 12.5 }
    wire.on(`POST ${PARCEL}/list`, page([dto, aParcelDto({ declaredValue: null })]))

    const { items } = await api.parcels.list({})

    expect(items.map(({ declaredValue }) => declaredValue)).toEqual(['12.50', null])
  })

  it('reads the history of one parcel, newest first as it came', async () => {
    const { api, wire } = openApi()
    const logs = [
      aParcelLogDto({ description: 'weighed', time: '2026-01-03T00:00:00Z' }),
      aParcelLogDto({ description: 'declared', time: '2026-01-02T00:00:00Z' }),
    ]
    wire.on(`GET ${PARCEL}/a%2Fb`, ok(aParcelDetailDto({ id: 'a/b', logs })))

    const parcel = await api.parcels.get('a/b')

    expect(parcel.logs.map(({ text, time }) => [text, time])).toEqual([
      ['weighed', new Date('2026-01-03T00:00:00Z')],
      ['declared', new Date('2026-01-02T00:00:00Z')],
    ])
  })

  it('asks for undeclared parcels and couriers where they are', async () => {
    const { api, wire } = openApi()
    wire
      .on(`POST ${PARCEL}/undeclared-list`, page([], 4))
      .on('POST /api/f/shipping-management/express-company/list', page([{ code: 'SF', displayName: '顺丰' }]))
      .on(`POST ${PARCEL}/detect-express`, page([{ code: 'SF', displayName: '顺丰' }]))

    await expect(api.parcels.listUndeclared({ maxResultCount: 1 })).resolves.toEqual({
      items: [],
      totalCount: 4,
    })
    await expect(api.parcels.listExpressCompanies()).resolves.toEqual([{ code: 'SF', displayName: '顺丰' }])
    await expect(api.parcels.detectExpress('SF12345')).resolves.toEqual([{ code: 'SF', displayName: '顺丰' }])

    expect(wire.lastCallTo(`POST ${PARCEL}/detect-express`).body).toEqual({ expressNumber: 'SF12345' })
  })

  it.each([[{ items: [{}] }], [{ items: [null] }]])('refuses %j at the edge', async (body) => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}/list`, ok(body))

    await expect(api.parcels.list({})).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' })
  })
})

describe('declaring', () => {
  it('says everything about the parcel, with its key', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}`, ok(aParcelDetailDto()))

    await api.parcels.declare(DECLARATION, 'key-1')

    const call = wire.lastCallTo(`POST ${PARCEL}`)
    expect(call.header['Idempotency-Key']).toBe('key-1')
    expect(call.body).toEqual({
      expressNumber: 'SF123456',
      expressCompanyCode: 'SF',
      declaredNameId: 'name-1',
      declaredName: 'dress',
      declaredCurrency: 'CNY',
      declaredValue: '128.00',
      itemQuantity: 2,
      tags: ['gift'],
      additionalServiceIds: ['service-1'],
      insurance: { isInsured: false },
      purchaseOrderNumber: 'PO-1',
      remarks: 'fragile',
      images: ['/files/1.jpg'],
    })
  })

  it('insures the declared value', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}`, ok(aParcelDetailDto()))

    await api.parcels.declare({ ...DECLARATION, isInsured: true }, 'key-1')

    expect(wire.lastCallTo(`POST ${PARCEL}`).body).toMatchObject({
      insurance: { isInsured: true, insuredValue: '128.00' },
    })
  })

  it('leaves out what was not said', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}`, ok(aParcelDetailDto()))
    const nothing = {
      expressCompanyCode: null,
      declaredNameId: null,
      purchaseOrderNumber: null,
      remarks: null,
    }

    await api.parcels.declare({ ...DECLARATION, ...nothing }, 'key-1')

    const { body } = wire.lastCallTo(`POST ${PARCEL}`)
    for (const member of Object.keys(nothing)) expect(body).not.toHaveProperty(member)
  })

  it('tells that the number is taken', async () => {
    const { api, wire, settings } = openApi()
    const validationErrors = [{ message: '该单号已预报', members: ['expressNumber'] }]
    wire.on(`POST ${PARCEL}`, refusal(409, { code: 'ParcelNumberTaken', validationErrors }))

    await expect(api.parcels.declare(DECLARATION, 'key-1')).rejects.toMatchObject({
      detail: { code: 'ParcelNumberTaken' },
    })

    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})

it('cancelling gives the parcel as it is now', async () => {
  const { api, wire } = openApi()
  wire.on(`POST ${PARCEL}/7/cancel`, ok(aParcelDetailDto({ status: 210 })))

  await expect(api.parcels.cancel('7')).resolves.toMatchObject({ status: 210 })
})

describe('declaring several', () => {
  it('sends the rows under one key, and gives what came of each', async () => {
    const { api, wire } = openApi()
    const error = { code: 'ParcelNumberTaken', message: '已预报', validationErrors: [] }
    wire.on(
      `POST ${PARCEL}/batch`,
      page([
        { index: 0, parcel: aParcelDto({ id: 'p1' }), error: null },
        { index: 1, parcel: null, error },
      ]),
    )

    const results = await api.parcels.declareBatch([DECLARATION, DECLARATION], 'key-1')

    const call = wire.lastCallTo(`POST ${PARCEL}/batch`)
    expect(call.header['Idempotency-Key']).toBe('key-1')
    expect(call.body).toMatchObject({ items: [{ expressNumber: 'SF123456' }, { tags: ['gift'] }] })
    expect(results).toEqual([
      { parcelId: 'p1', refusal: null },
      { parcelId: null, refusal: error },
    ])
  })

  it('asks which numbers are in use, ended ones left out', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}/list`, page([aParcelDto({ id: 'p1', expressNumber: 'SF1', isDeclared: false })]))

    await expect(api.parcels.listLive()).resolves.toEqual([
      { id: 'p1', expressNumber: 'SF1', isDeclared: false },
    ])

    expect(wire.lastCallTo(`POST ${PARCEL}/list`).body).toEqual({
      statuses: [50, 60, 63, 65, 70, 120, 130, 145],
      maxResultCount: 999,
    })
  })
})

describe('changing', () => {
  it('names the version that it is a change of', async () => {
    const { api, wire } = openApi()
    wire.on(`PUT ${PARCEL}/7`, ok(aParcelDetailDto({ version: 4 })))

    await expect(api.parcels.update('7', DECLARATION, 3)).resolves.toMatchObject({ version: 4 })

    expect(wire.lastCallTo(`PUT ${PARCEL}/7`).body).toMatchObject({ version: 3, expressNumber: 'SF123456' })
  })

  it.each(['VersionStale', 'ParcelSubmitted', 'ParcelMoveRefused'])('tells of %s', async (code) => {
    const { api, wire, settings } = openApi()
    wire.on(`PUT ${PARCEL}/7`, refusal(409, { code }))

    await expect(api.parcels.update('7', DECLARATION, 3)).rejects.toMatchObject({ detail: { code } })

    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})
