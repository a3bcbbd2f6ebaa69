import { aParcelDetailDto, aParcelDto, aParcelLogDto, aStorageDto } from '../../support/app/parcelFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page } from '../../support/app/Wire'
import { parcelApi } from '@/stores/areas/parcelApi'

const PARCEL = '/api/u/biz/ship-for-me/parcel'

const openApi = () => wiredApi({ session: signedInAs('tok') })

describe('reading parcels', () => {
  it('turns the times of the wire into moments', async () => {
    const { api, wire } = openApi()
    const storage = aStorageDto({ freeUntil: '2026-01-31T16:00:00Z' })
    const inboundImages = [{ url: '/1.jpg', time: '2026-01-01T00:00:00Z' }]
    wire.on(`POST ${PARCEL}/list`, page([aParcelDto({ storage, inboundImages })], 12))

    const { items, totalCount } = await parcelApi(api).list({})

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

    const { items } = await parcelApi(api).list({})

    expect(items.map(({ declaredValue }) => declaredValue)).toEqual(['12.50', null])
  })

  it('reads the history of one parcel, newest first as it came', async () => {
    const { api, wire } = openApi()
    const logs = [
      aParcelLogDto({ description: 'weighed', time: '2026-01-03T00:00:00Z' }),
      aParcelLogDto({ description: 'declared', time: '2026-01-02T00:00:00Z' }),
    ]
    wire.on(`GET ${PARCEL}/a%2Fb`, ok(aParcelDetailDto({ id: 'a/b', logs })))

    const parcel = await parcelApi(api).get('a/b')

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

    await expect(parcelApi(api).listUndeclared({ maxResultCount: 1 })).resolves.toEqual({
      items: [],
      totalCount: 4,
    })
    await expect(parcelApi(api).listExpressCompanies()).resolves.toEqual([
      { code: 'SF', displayName: '顺丰' },
    ])
    await expect(parcelApi(api).detectExpress('SF12345')).resolves.toEqual([
      { code: 'SF', displayName: '顺丰' },
    ])

    expect(wire.lastCallTo(`POST ${PARCEL}/detect-express`).body).toEqual({ expressNumber: 'SF12345' })
  })

  it.each([[{ items: [{}] }], [{ items: [null] }]])('refuses %j at the edge', async (body) => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}/list`, ok(body))

    await expect(parcelApi(api).list({})).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' })
  })
})

it('cancelling gives the parcel as it is now', async () => {
  const { api, wire } = openApi()
  wire.on(`POST ${PARCEL}/7/cancel`, ok(aParcelDetailDto({ status: 210 })))

  await expect(parcelApi(api).cancel('7')).resolves.toMatchObject({ status: 210 })
})
