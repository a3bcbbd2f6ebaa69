import { addressApi } from '@/stores/areas/addressApi'
import { regionApi } from '@/stores/areas/regionApi'
import type { AddressEntry } from '@/model/address/address'

import { anAddressDto, aRegionGroupDto, aRegionDto } from '../../support/app/placeFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { empty, ok, page, refusal } from '../../support/app/Wire'

const ADDRESS = '/api/u/user/address'
const openApi = () => wiredApi({ session: signedInAs('tok') })

const ENTRY: AddressEntry = {
  recipient: ' Lim Mei ',
  mobile: '+60 12-345 6789',
  regionGroupId: 'my',
  region: { provinceId: 'sel', provinceName: 'Selangor', cityId: null, cityName: 'Klang' },
  postCode: ' 41000 ',
  detailsAddress: '1 Jalan',
  name: null,
  idDocument: 'E1234****8',
  isDefault: true,
}
const BODY = {
  recipient: 'Lim Mei',
  mobile: '+60 12-345 6789',
  regionGroupId: 'my',
  region: { provinceId: 'sel', city: 'Klang' },
  postCode: '41000',
  detailsAddress: '1 Jalan',
  name: null,
  idDocument: 'E1234****8',
  isDefault: true,
}

describe('addresses', () => {
  it('are read with their province and city, by id or by name', async () => {
    const { api, wire } = openApi()
    const region = {
      provinceId: 'sel',
      cityId: null,
      provinceDisplayName: '雪兰莪',
      cityDisplayName: 'Klang',
    }
    wire.on(`POST ${ADDRESS}/list`, page([anAddressDto({ region }), anAddressDto()], 9))

    const { items, totalCount } = await addressApi(api).list({ filter: 'k' })

    expect(totalCount).toBe(9)
    expect(items[0]?.region).toEqual({
      provinceId: 'sel',
      provinceName: '雪兰莪',
      cityId: null,
      cityName: 'Klang',
    })
    expect(items[1]).toMatchObject({ region: null, regionGroupName: '新加坡' })
  })

  it('are created with a key, and a city that is not in the list by its name', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${ADDRESS}`, ok(anAddressDto()))

    await addressApi(api).create(ENTRY, 'key-1')

    const call = wire.lastCallTo(`POST ${ADDRESS}`)
    expect(call.body).toEqual(BODY)
    expect(call.header['Idempotency-Key']).toBe('key-1')
  })

  it('are replaced by PUT, and a city of the list goes by its id', async () => {
    const { api, wire } = openApi()
    wire.on(`PUT ${ADDRESS}/a%2F1`, ok(anAddressDto()))
    const region = { provinceId: 'sel', provinceName: 'Selangor', cityId: 'kl', cityName: 'Klang' }

    await addressApi(api).update('a/1', { ...ENTRY, region })

    expect(wire.lastCallTo(`PUT ${ADDRESS}/a%2F1`).body).toEqual({
      ...BODY,
      region: { provinceId: 'sel', cityId: 'kl' },
    })
  })

  it('leave the region out where there is none', async () => {
    const { api, wire } = openApi()
    wire.on(`POST ${ADDRESS}`, ok(anAddressDto()))

    await addressApi(api).create({ ...ENTRY, region: null }, 'key')

    expect(wire.lastCallTo(`POST ${ADDRESS}`).body).not.toHaveProperty('region')
  })

  it('are made the default, and deleted without a body', async () => {
    const { api, wire } = openApi()
    wire.on(`PUT ${ADDRESS}/1/default`, ok(anAddressDto({ isDefault: true })))
    wire.on(`DELETE ${ADDRESS}/1`, empty())

    await expect(addressApi(api).makeDefault('1')).resolves.toMatchObject({ isDefault: true })
    await expect(addressApi(api).remove('1')).resolves.toBeUndefined()

    expect(wire.lastCallTo(`DELETE ${ADDRESS}/1`).body).toBeUndefined()
  })

  it('a refusal is told, whether it names a field or not', async () => {
    const { api, wire, settings } = openApi()
    const validationErrors = [{ message: 'no', members: ['postCode'] }]
    wire.on(
      `POST ${ADDRESS}`,
      refusal(400, { validationErrors }),
      refusal(409, { code: 'AddressLimitReached', message: 'full' }),
    )

    await expect(addressApi(api).create(ENTRY, 'key')).rejects.toMatchObject({ kind: 'rejected' })
    expect(settings.onRefused).toHaveBeenCalledTimes(1)
    await expect(addressApi(api).create(ENTRY, 'key')).rejects.toMatchObject({ message: 'full' })
    expect(settings.onRefused).toHaveBeenCalledTimes(2)
  })
})

describe('regions', () => {
  it('are asked for below a province', async () => {
    const { api, wire } = openApi()
    const city = aRegionDto({ id: 'kl', displayName: 'Klang', parentId: 'sel', hasChildren: false })
    wire.on('POST /api/f/area-management/region/list', page([city]))

    await expect(regionApi(api).listRegions('my', 'sel')).resolves.toEqual([city])

    expect(wire.lastCallTo('POST /api/f/area-management/region/list').body).toEqual({
      regionGroupId: 'my',
      parentId: 'sel',
      maxResultCount: 999,
    })
  })

  it('groups are read with their postcode rule', async () => {
    const { api, wire } = openApi()
    wire.on('POST /api/u/area-management/region-group/list', page([aRegionGroupDto()]))

    await expect(regionApi(api).listDestinations()).resolves.toMatchObject([
      {
        id: 'sg',
        countryCode: 'SG',
        displayName: '新加坡',
        postCodePattern: '\\d{6}',
        postCodeExample: '238823',
        hasRegions: false,
      },
    ])
  })
})
