import { customerServiceApi } from '@/stores/areas/customerServiceApi'
import { regionApi } from '@/stores/areas/regionApi'
import { StatusDefinitionType } from '@/model/enumerations/parcel'
import { PlatformCode } from '@/model/enumerations/session'

import {
  aSiteConfigurationDto,
  aStatusDefinitionDto,
  anAdditionalServiceDto,
  anAddress,
} from '../support/app/factories'
import { aCustomerServiceDto } from '../support/app/placeFactories'
import { signedInAs, wiredApi } from '../support/app/wiredApi'
import { ok, page } from '../support/app/Wire'

// Spec section 7, "The calls it makes", line by line.

let app: ReturnType<typeof wiredApi>

beforeEach(() => {
  app = wiredApi({ session: signedInAs('tok') })
})

describe('GET /api/f/status-management/status-definition/list', () => {
  it.each([
    ['parcel', StatusDefinitionType.Parcel, '10'],
    ['logistics order', StatusDefinitionType.LogisticsOrder, '20'],
  ])('asks for %s statuses, counted', async (_name, type, code) => {
    const call = 'GET /api/f/status-management/status-definition/list'
    const definition = aStatusDefinitionDto({ showCount: 3 })
    app.wire.on(call, page([definition]))

    await expect(app.api.reference.listStatusDefinitions(type)).resolves.toEqual([definition])

    expect(app.wire.lastCallTo(call).query).toEqual({ type: code, isNum: 'true' })
  })
})

describe('POST /api/u/biz/ship-for-me/my-warehouse-address-list', () => {
  it('reads the addresses with their four levels', async () => {
    const address = anAddress()
    app.wire.on('POST /api/u/biz/ship-for-me/my-warehouse-address-list', page([address]))

    await expect(app.api.warehouse.listMyAddresses()).resolves.toEqual([address])
  })
})

describe('GET /api/user-management/exclusive-customer-service/my', () => {
  it('sends no payload and reads the contact', async () => {
    const call = 'GET /api/user-management/exclusive-customer-service/my'
    app.wire.on(call, ok(aCustomerServiceDto({ wechatId: 'jing' })))

    await expect(customerServiceApi(app.api).getMine()).resolves.toMatchObject({ wechatId: 'jing' })

    expect(app.wire.lastCallTo(call)).toMatchObject({ query: {}, body: undefined })
  })
})

describe('POST /api/admin/shipping-management/declared-name/recursion-list', () => {
  it('reads the tree', async () => {
    const tree = [
      { id: '1', displayName: '服装', children: [{ id: '2', displayName: '连衣裙', children: [] }] },
    ]
    app.wire.on('POST /api/admin/shipping-management/declared-name/recursion-list', page(tree))

    await expect(app.api.reference.listDeclaredNames()).resolves.toEqual(tree)
  })
})

describe('POST /api/system-management/common/batch-upload-2', () => {
  const call = 'POST /api/system-management/common/batch-upload-2'

  it('sends the file in a part named file, plus form fields, within 60 s', async () => {
    app.wire.on(call, ok([{ url: '/files/1.jpg', name: '1.jpg', size: 9 }]))

    await expect(app.api.upload('/tmp/1.jpg', { kind: 'parcel' })).resolves.toMatchObject({
      url: '/files/1.jpg',
    })

    expect(app.wire.uploads).toEqual([
      expect.objectContaining({
        filePath: '/tmp/1.jpg',
        name: 'file',
        formData: { kind: 'parcel' },
        timeout: 60_000,
      }),
    ])
    expect(app.wire.callsTo(call)).toHaveLength(1)
  })
})

describe('POST /api/system/enums', () => {
  it('asks for types, and reads the name and value of each item', async () => {
    const enums = [{ type: 'LinkType', list: [{ name: '文章', valueStr: '40' }] }]
    app.wire.on('POST /api/system/enums', ok({ items: enums }))

    await expect(app.api.reference.listEnums(['LinkType'])).resolves.toEqual(enums)

    expect(app.wire.lastCallTo('POST /api/system/enums').body).toEqual({ types: ['LinkType'] })
  })
})

describe('GET /api/system/site-configuration', () => {
  it('says for which platform', async () => {
    app.wire.on('GET /api/system/site-configuration', ok(aSiteConfigurationDto()))

    await app.api.reference.getSiteConfiguration(PlatformCode.WeChat)

    expect(app.wire.lastCallTo('GET /api/system/site-configuration').query).toEqual({ platform: '52' })
  })
})

describe('POST /api/u/shipping-management/additional-service/list', () => {
  it('asks for all services of a parcel at once', async () => {
    const call = 'POST /api/u/shipping-management/additional-service/list'
    app.wire.on(call, page([]))

    await app.api.reference.listParcelServices()

    expect(app.wire.lastCallTo(call).body).toEqual({
      additionalServiceType: 10,
      businessType: 2,
      skipCount: 0,
      maxResultCount: 999,
    })
  })
})

it('additional services come grouped by businessType and additionServiceType', async () => {
  const photo = anAdditionalServiceDto({ id: 'photo' })
  const repack = anAdditionalServiceDto({ id: 'repack' })
  app.wire.on(
    'POST /api/u/shipping-management/additional-service/list',
    page([
      { businessType: 2, additionServiceType: 10, list: [photo] },
      { businessType: 4, additionServiceType: 10, list: [repack] },
    ]),
  )

  const groups = await app.api.reference.listParcelServices()

  expect(groups.map(({ businessType, services }) => [businessType, services.map(({ id }) => id)])).toEqual([
    [2, ['photo']],
    [4, ['repack']],
  ])
})

describe('POST /api/u/area-management/region-group/list', () => {
  it('asks for 99 destinations', async () => {
    const call = 'POST /api/u/area-management/region-group/list'
    app.wire.on(call, page([]))

    await regionApi(app.api).listDestinations()

    expect(app.wire.lastCallTo(call).body).toEqual({ limit: 99, isDest: true })
  })
})
