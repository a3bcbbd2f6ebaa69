import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { findRegionGroup } from '../../../server/modules/region/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Region, RegionGroup } from '../../../server/contracts/region.ts'
import type { GoodsType, ShippingMethodType } from '../../../server/contracts/shippingReference.ts'

interface Page<T> {
  readonly items: T[]
  readonly totalCount: number
}

const GROUPS = '/api/f/area-management/region-group/list'
const REGIONS = '/api/f/area-management/region/list'
const METHODS = '/api/f/shipping-management/shipping-method-type/list'
const GOODS = '/api/f/shipping-management/goods-type/list'

const context = useServer()

async function regionsOf(request: object, language = 'en'): Promise<Page<Region>> {
  const api = context.api.with({ language })
  return accepted(await api.post<Page<Region>>(REGIONS, { maxResultCount: 999, ...request }))
}

describe('region groups', () => {
  it('are the destinations, named in both languages, each with its post code and tax', async () => {
    const { items, totalCount } = accepted(
      await context.api.post<Page<RegionGroup>>(GROUPS, { limit: 99, isDest: true }),
    )
    assert.equal(totalCount, 7)
    assert.deepEqual(
      items.map(({ id, countryCode, gstRate, hasRegions }) => [id, countryCode, gstRate, hasRegions]),
      [
        ['sg', 'SG', '0.09', false],
        ['my-west', 'MY', '0.10', true],
        ['my-east', 'MY', '0.10', true],
        ['au', 'AU', '0.10', true],
        ['nz', 'NZ', '0.15', true],
        ['us', 'US', '0', true],
        ['ca', 'CA', '0.05', true],
      ],
    )
    for (const { postCodePattern, postCodeExample } of items) {
      assert.match(postCodeExample, new RegExp(`^(?:${postCodePattern})$`))
    }
    const chinese = context.api.with({ language: 'zh-Hans' })
    const [singapore] = accepted(await chinese.post<Page<RegionGroup>>(GROUPS)).items
    assert.deepEqual([items[0]?.displayName, singapore?.displayName], ['Singapore', '新加坡'])
  })

  it('come in the asked number, and none that is no destination', async () => {
    const two = accepted(await context.api.post<Page<RegionGroup>>(GROUPS, { limit: 2 }))
    assert.deepEqual([two.items.length, two.totalCount], [2, 7])
    const others = accepted(await context.api.post<Page<RegionGroup>>(GROUPS, { isDest: false }))
    assert.equal(others.totalCount, 0)
    refused(await context.api.post(GROUPS, { limit: 100 }), 400, 'Validation')
  })
})

describe('regions', () => {
  it('lead from the provinces to their cities', async () => {
    const states = await regionsOf({ regionGroupId: 'us' })
    assert.equal(states.totalCount, 51)
    assert.ok(states.items.every(({ parentId, hasChildren }) => parentId === null && hasChildren))
    const selangor = (await regionsOf({ regionGroupId: 'my-west', filter: 'selangor' })).items[0]
    assert.equal(selangor?.displayName, 'Selangor')
    const cities = await regionsOf({ regionGroupId: 'my-west', parentId: selangor.id })
    const petalingJaya = cities.items.find(({ displayName }) => displayName === 'Petaling Jaya')
    assert.deepEqual([petalingJaya?.parentId, petalingJaya?.hasChildren], [selangor.id, false])
    const chinese = await regionsOf({ regionGroupId: 'my-west', parentId: selangor.id }, 'zh-Hans')
    assert.ok(chinese.items.some(({ displayName }) => displayName === '八打灵再也'))
  })

  it('are none for a city state, a city, or somewhere unknown', async () => {
    for (const request of [
      { regionGroupId: 'sg' },
      { regionGroupId: 'atlantis' },
      { regionGroupId: 'us', parentId: 'my-west-selangor' },
    ]) {
      assert.deepEqual(await regionsOf(request), { items: [], totalCount: 0 })
    }
    refused(await context.api.post(REGIONS, {}), 400, 'Validation')
  })

  it('come in pages', async () => {
    const request = { regionGroupId: 'us', maxResultCount: 10 }
    const first = await regionsOf(request)
    const second = await regionsOf({ ...request, skipCount: 10 })
    assert.equal(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 20)
    assert.equal(second.totalCount, 51)
  })
})

describe('what is sent and how', () => {
  it('is told in both languages', async () => {
    const methods = accepted(await context.api.post<Page<ShippingMethodType>>(METHODS, { limit: 99 }))
    assert.deepEqual(
      methods.items.map(({ id, displayName }) => [id, displayName]),
      [
        ['air', 'Air'],
        ['sea', 'Sea'],
        ['express', 'Express'],
        ['land', 'Land'],
      ],
    )
    const chinese = context.api.with({ language: 'zh-Hans' })
    const { items } = accepted(await chinese.post<Page<ShippingMethodType>>(METHODS))
    assert.deepEqual(
      items.map(({ displayName }) => displayName),
      ['空运', '海运', '快递', '陆运'],
    )
  })

  it('says what nobody may send', async () => {
    const goods = accepted(await context.api.post<Page<GoodsType>>(GOODS, { limit: 99 })).items
    const shippable = goods.filter(({ isShippable }) => isShippable)
    assert.ok(shippable.some(({ category }) => category === 'GENERAL'))
    assert.ok(shippable.filter(({ category }) => category === 'SENSITIVE').length >= 4)
    const forbidden = goods.filter(({ isShippable }) => !isShippable)
    assert.deepEqual(
      forbidden.map(({ id, category, categoryDisplayName }) => [id, category, categoryDisplayName]),
      [['prohibited', 'PROHIBITED', 'Prohibited']],
    )
  })

  it('answers customers and strangers alike', async () => {
    const { api } = await newCustomer(context.server)
    for (const path of [GROUPS, METHODS, GOODS]) {
      const own = path.replace('/api/f/', '/api/u/')
      const request = { limit: 99 }
      assert.deepEqual((await api.post(own, request)).body, (await context.api.post(path, request)).body)
      refused(await context.api.post(own, request), 401, 'NotSignedIn')
    }
  })

  it('is found by id', async () => {
    const { db } = context.server
    assert.equal((await findRegionGroup(db, 'sg'))?.countryCode, 'SG')
    assert.equal(await findRegionGroup(db, 'atlantis'), undefined)
  })
})
