import { customerServiceApi } from '@/stores/areas/customerServiceApi'
import { regionApi } from '@/stores/areas/regionApi'
import { StatusDefinitionType } from '@/model/enumerations/parcel'
import { PlatformCode } from '@/model/enumerations/session'
import type { User } from '@/model/account/user'

import {
  aSiteConfigurationDto,
  aStatusDefinitionDto,
  aUserDto,
  anAdditionalServiceDto,
  anAddress,
} from '../support/app/factories'
import openapi from '../../server/openapi.json'
import { aCustomerServiceDto } from '../support/app/placeFactories'
import { signedInAs, wiredApi } from '../support/app/wiredApi'
import { empty, ok, page } from '../support/app/Wire'

// Spec section 7, "The calls it makes", line by line.

let app: ReturnType<typeof wiredApi>

beforeEach(() => {
  app = wiredApi({ session: signedInAs('tok') })
})

describe('what every call has in common', () => {
  it('goes to the API base host with a 120 s timeout', async () => {
    app.wire.on('GET /api/u/user', ok(aUserDto()))

    await app.api.user.get()

    expect(app.wire.lastCallTo('GET /api/u/user').timeout).toBe(120_000)
  })

  it('parses a 200 with a string body as JSON', async () => {
    app.wire.on('GET /api/u/user', { statusCode: 200, data: JSON.stringify(aUserDto({ nickname: 'Ada' })) })

    await expect(app.api.user.get()).resolves.toMatchObject({ nickname: 'Ada' })
  })

  it('also where the string is itself written as JSON', async () => {
    const text = JSON.stringify(aUserDto({ nickname: 'Ada' }))
    app.wire.on('GET /api/u/user', { statusCode: 200, data: JSON.stringify(text) })

    await expect(app.api.user.get()).resolves.toMatchObject({ nickname: 'Ada' })
  })

  it('takes a body that the platform has parsed already', async () => {
    app.wire.on('GET /api/u/user', { statusCode: 200, data: aUserDto({ nickname: 'Ada' }) })

    await expect(app.api.user.get()).resolves.toMatchObject({ nickname: 'Ada' })
  })

  it('takes 204 as a success with empty content', async () => {
    app.wire.on('POST /api/u/passport/logout', empty())

    await expect(app.api.passport.logout()).resolves.toBeUndefined()
  })

  it('reads lists from items', async () => {
    app.wire.on('POST /api/u/user/tag/list', page([{ tag: 'shoes' }, { tag: 'gift' }]))

    await expect(app.api.user.listTags()).resolves.toEqual(['shoes', 'gift'])
  })

  it('asks for lists with maxResultCount, skipCount, sorting and filter', async () => {
    const request = { maxResultCount: 7, skipCount: 14, sorting: 'freeUntil asc', filter: 'SF' } as const
    app.wire.on('POST /api/u/biz/ship-for-me/parcel/list', page([]))

    await app.api.parcels.list(request)

    expect(app.wire.lastCallTo('POST /api/u/biz/ship-for-me/parcel/list').body).toEqual(request)
  })
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

describe('GET /api/u/user', () => {
  it('sends no payload and reads currentFundAccount with its currencySymbol', async () => {
    const currentFundAccount = { balance: '12.30', currencyCode: 'CNY', currencySymbol: '¥' }
    app.wire.on('GET /api/u/user', ok(aUserDto({ currentFundAccount })))

    await expect(app.api.user.get()).resolves.toMatchObject({ currentFundAccount })

    expect(app.wire.lastCallTo('GET /api/u/user')).toMatchObject({ query: {}, body: undefined })
  })
})

describe('PUT /api/u/user/…', () => {
  const edits: [string, (user: typeof app.api.user) => Promise<User>, object][] = [
    ['update-nickname', (user) => user.updateNickname('阿达 & co'), { nickname: '阿达 & co' }],
    [
      'update-mobile-number',
      (user) => user.updateMobileNumber('+6591234567', '123456'),
      { mobileNumber: '+6591234567', code: '123456' },
    ],
    ['update-email', (user) => user.updateEmail('a@b.co', '123456'), { email: 'a@b.co', code: '123456' }],
    [
      'update-wechat-id',
      (user) => user.updateWechatId('ada_88', ''),
      { wechatId: 'ada_88', wechatQrCode: '' },
    ],
  ]

  it.each(edits)('PUT /api/u/user/%s (query params object)', async (name, edit, query) => {
    const call = `PUT /api/u/user/${name}`
    app.wire.on(call, ok(aUserDto({ nickname: 'Ada' })))

    await expect(edit(app.api.user)).resolves.toMatchObject({ nickname: 'Ada' })

    expect(app.wire.lastCallTo(call)).toMatchObject({ query, body: {} })
  })
})

describe('POST /api/u/user/change-password (body)', () => {
  it.each([
    ['with the old one', 'old-one', { oldPassword: 'old-one', newPassword: 'new-one' }],
    ['as the first one', null, { newPassword: 'new-one' }],
  ])('%s', async (_case, oldPassword, body) => {
    app.wire.on('POST /api/u/user/change-password', empty())

    await app.api.user.changePassword(oldPassword, 'new-one')

    expect(app.wire.lastCallTo('POST /api/u/user/change-password').body).toEqual(body)
  })
})

describe('POST /api/u/user/tag/list', () => {
  it('asks with the list query, limit 10', async () => {
    app.wire.on('POST /api/u/user/tag/list', page([]))

    await app.api.user.listTags()

    expect(app.wire.lastCallTo('POST /api/u/user/tag/list').body).toEqual({
      skipCount: 0,
      maxResultCount: 10,
      limit: 10,
    })
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

describe('public endpoints are under /api/f, user endpoints under /api/u', () => {
  const paths: Readonly<Record<string, Record<string, { readonly security: readonly object[] }>>> =
    openapi.paths
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({ call: `${method} ${path}`, path, security })),
  )
  const mayBeAnonymous = (security: readonly object[]) =>
    security.length === 0 || security.some((way) => Object.keys(way).length === 0)

  it.each([
    ['/api/f/', true],
    ['/api/u/', false],
    ['/api/admin/', false],
  ])('%s answers strangers: %p', (area, answersStrangers) => {
    const inArea = operations.filter(({ path }) => path.startsWith(area))
    const others = inArea.filter(({ security }) => mayBeAnonymous(security) !== answersStrangers)

    expect(inArea.length).toBeGreaterThan(5)
    expect(others.map(({ call }) => call)).toEqual([])
  })
})

describe('POST /api/u/area-management/region-group/list', () => {
  it('asks for 99 destinations', async () => {
    const call = 'POST /api/u/area-management/region-group/list'
    app.wire.on(call, page([]))

    await regionApi(app.api).listDestinations()

    expect(app.wire.lastCallTo(call).body).toEqual({ limit: 99, isDest: true })
  })
})

describe('not built yet', () => {
  it.todo('POST /api/u/fund-management/topup/user-topup (body)')
  it.todo('POST /api/u/fund-management/topup/currency-list')
  it.todo('POST /api/u/fund-management/topup/method-list (currencyCode)')
  it.todo('GET /api/f/content-management/announce/list')
  it.todo('GET /api/f/content-management/announce/{id}')
  it.todo('GET /api/f/content-management/faq/list')
  it.todo('POST /api/f/content-management/page-content-item/list (HOME, BANNER, 8)')
  it.todo('POST /api/f/content-management/category/list (4, top 10, introduction articles)')
  it.todo('POST /api/f/fund-management/exchange-rate/scrolling-display-list')
  it.todo('POST /api/u/shipping-management/shipping-method-type/list (limit 99)')
  it.todo('POST /api/u/shipping-management/goods-type/list (limit 99)')
})
