import { PlatformCode } from '@/model/enumerations/session'
import { productApi } from '@/stores/areas/productApi'

import { aProductDto, aSiteConfigurationDto, anAdditionalServiceDto } from '../../support/app/factories'
import { wiredApi } from '../../support/app/wiredApi'
import { ok, page } from '../../support/app/Wire'

describe('reference api', () => {
  it('gives the services by kind of business', async () => {
    const { api, wire } = wiredApi()
    const [photo, wrap] = [anAdditionalServiceDto(), anAdditionalServiceDto()]
    const group = { businessType: 2, additionServiceType: 10 }
    wire.on(
      'POST /api/u/shipping-management/additional-service/list',
      page([
        { ...group, list: [photo] },
        { ...group, businessType: 8, list: [wrap] },
      ]),
    )

    await expect(api.reference.listParcelServices()).resolves.toEqual([
      { businessType: 2, services: [photo] },
      { businessType: 8, services: [wrap] },
    ])
  })

  it('looks for item names in the other language with the server', async () => {
    const { api, wire } = wiredApi()
    const names = 'POST /api/admin/shipping-management/declared-name/recursion-list'
    wire.on(names, page([]))

    await api.reference.listDeclaredNames()
    await api.reference.listDeclaredNames('dress')

    expect(wire.callsTo(names).map(({ body }) => body)).toEqual([{}, { filter: 'dress' }])
  })

  it('reads what the owner set for the site', async () => {
    const { api, wire } = wiredApi()
    wire.on('GET /api/system/site-configuration', ok(aSiteConfigurationDto()))

    await expect(api.reference.getSiteConfiguration(PlatformCode.Browser)).resolves.toEqual({
      appName: '集运',
      defaultCurrencyCode: 'CNY',
      declaredCurrencies: ['CNY', 'USD'],
      insuranceRate: '0.01',
      minimumPremium: '1.00',
      maxImagesPerParcel: 9,
      webViewHosts: ['www.abf.gov.au'],
    })
  })
})

describe('store api', () => {
  it('asks for products by category and word', async () => {
    const { api, wire } = wiredApi()
    wire.on('POST /api/f/store/product/list', page([{ ...aProductDto(), price: 19.9, originalPrice: 25 }]))
    const request = { skipCount: 0, maxResultCount: 10, categoryId: 'c', filter: 'tea' }

    const { items } = await api.store.listProducts(request)

    expect(items[0]).toMatchObject({ price: '19.90', originalPrice: '25.00' })
    expect(wire.lastCallTo('POST /api/f/store/product/list').body).toEqual(request)
  })

  it('reads one product with its variants', async () => {
    const { api, wire } = wiredApi()
    const skus = [{ id: 's', displayName: 'red', price: 9, currencyCode: 'CNY', stock: 1 }]
    wire.on(
      'GET /api/f/store/product/a%2Fb',
      ok({
        ...aProductDto(),
        gallery: ['/1.jpg'],
        detail: [{ type: 'paragraph', text: 'x' }, { type: 'hologram' }],
        skus,
      }),
    )

    await expect(productApi(api).getProduct('a/b')).resolves.toMatchObject({
      gallery: ['/1.jpg'],
      detail: [{ type: 'paragraph', text: 'x' }],
      originalPrice: null,
      skus: [{ id: 's', price: '9.00' }],
    })
  })

  it('names the categories', async () => {
    const { api, wire } = wiredApi()
    wire.on('POST /api/f/store/category/list', page([{ id: 'c', displayName: 'Tea' }]))

    await expect(api.store.listCategories()).resolves.toEqual([{ id: 'c', displayName: 'Tea' }])
  })
})
