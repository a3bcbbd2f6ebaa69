import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelDeclaration } from '@/model/parcel/parcel'
import { parcelApi } from '@/stores/areas/parcelApi'

import { aParcelDetailDto, aParcelDto } from '../../support/app/parcelFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const PARCEL = '/api/u/biz/ship-for-me/parcel'

const openApi = () => wiredApi({ session: signedInAs('tok') })

const DECLARATION: ParcelDeclaration = {
  expressNumber: 'SF123456',
  expressCompanyCode: 'SF',
  declaredNameId: 'name-1',
  declaredName: 'dress',
  englishName: 'cotton dress',
  material: 'cotton',
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

describe('declaring', () => {
  it('says everything about the parcel, with its key', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${PARCEL}`, ok(aParcelDetailDto()))

    await parcelApi(api).declare(DECLARATION, 'key-1')

    const call = wire.lastCallTo(`POST ${PARCEL}`)
    expect(call.header['Idempotency-Key']).toBe('key-1')
    expect(call.body).toEqual({
      expressNumber: 'SF123456',
      expressCompanyCode: 'SF',
      declaredNameId: 'name-1',
      declaredName: 'dress',
      englishName: 'cotton dress',
      material: 'cotton',
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

    await parcelApi(api).declare({ ...DECLARATION, isInsured: true }, 'key-1')

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

    await parcelApi(api).declare({ ...DECLARATION, ...nothing }, 'key-1')

    const { body } = wire.lastCallTo(`POST ${PARCEL}`)
    for (const member of Object.keys(nothing)) expect(body).not.toHaveProperty(member)
  })

  it('tells that the number is taken', async () => {
    const { api, wire, settings } = openApi()
    const validationErrors = [{ message: '该单号已预报', members: ['expressNumber'] }]
    wire.on(`POST ${PARCEL}`, refusal(409, { code: 'ParcelNumberTaken', validationErrors }))

    await expect(parcelApi(api).declare(DECLARATION, 'key-1')).rejects.toMatchObject({
      detail: { code: 'ParcelNumberTaken' },
    })

    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
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

    const results = await parcelApi(api).declareBatch([DECLARATION, DECLARATION], 'key-1')

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

    await expect(parcelApi(api).listLive()).resolves.toEqual([
      { id: 'p1', expressNumber: 'SF1', isDeclared: false },
    ])

    const { statuses, ...rest } = wire.lastCallTo(`POST ${PARCEL}/list`).body as { statuses: number[] }
    const leftOut = Object.values(ParcelStatus).filter((status) => !statuses.includes(status))
    expect(leftOut).toEqual([ParcelStatus.Signed, ParcelStatus.Canceled])
    expect(rest).toEqual({ maxResultCount: 999 })
  })
})

describe('changing', () => {
  it('names the version that it is a change of', async () => {
    const { api, wire } = openApi()
    wire.on(`PUT ${PARCEL}/7`, ok(aParcelDetailDto({ version: 4 })))

    await expect(parcelApi(api).update('7', DECLARATION, 3)).resolves.toMatchObject({ version: 4 })

    expect(wire.lastCallTo(`PUT ${PARCEL}/7`).body).toMatchObject({ version: 3, expressNumber: 'SF123456' })
  })

  it.each(['VersionStale', 'ParcelSubmitted', 'ParcelMoveRefused'])('tells of %s', async (code) => {
    const { api, wire, settings } = openApi()
    wire.on(`PUT ${PARCEL}/7`, refusal(409, { code }))

    await expect(parcelApi(api).update('7', DECLARATION, 3)).rejects.toMatchObject({ detail: { code } })

    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})
