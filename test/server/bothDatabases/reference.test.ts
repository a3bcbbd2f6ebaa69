import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { PARCEL_STATUSES } from '../../../server/contracts/enumerations.ts'
import { SYSTEM_ENUM_TYPES } from '../../../server/contracts/system.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { AdditionalServiceGroup } from '../../../server/contracts/additionalService.ts'
import type { DeclaredName } from '../../../server/contracts/declaredName.ts'
import type { StatusDefinition } from '../../../server/contracts/statusDefinition.ts'
import type { SiteConfiguration, SystemEnumList } from '../../../server/contracts/system.ts'
import type { WarehouseAddress } from '../../../server/contracts/warehouseAddress.ts'

const context = useServer()
const STATUSES = '/api/f/status-management/status-definition/list'
const NAMES = '/api/admin/shipping-management/declared-name/recursion-list'
const SERVICES = '/api/u/shipping-management/additional-service/list'

describe('reference data', () => {
  it('lists the statuses in their order, named in the asked language', async () => {
    const parcel = accepted(await context.api.get<Page<StatusDefinition>>(`${STATUSES}?type=10`))
    assert.deepEqual(
      parcel.items.map(({ id }) => id),
      PARCEL_STATUSES,
    )
    assert.deepEqual(parcel.items.find(({ id }) => id === 150)?.displayName, 'Delivered')
    const chinese = context.api.with({ language: 'zh-Hans' })
    const order = accepted(await chinese.get<Page<StatusDefinition>>(`${STATUSES}?type=20&isNum=true`))
    assert.deepEqual(
      order.items.map(({ id }) => id),
      [10, 20, 30, 40, 50, 60, 70, 200, 210],
    )
    assert.equal(order.items[2]?.displayName, '待付款')
    assert.deepEqual(
      order.items.map(({ isShowNum }) => isShowNum),
      [...Array<boolean>(7).fill(true), false, false],
    )
    refused(await context.api.get(`${STATUSES}?type=30`), 400, 'Validation')
    refused(await context.api.get(STATUSES), 400, 'Validation')
  })

  it('says how the site is configured', async () => {
    const site = accepted(
      await context.api.get<SiteConfiguration>('/api/system/site-configuration?platform=52'),
    )
    assert.equal(site.defaultCurrencyCode, 'CNY')
    assert.deepEqual(site.languages, ['zh-Hans', 'en'])
    assert.equal(site.upload.maxBytes, 10 * 1024 * 1024)
    refused(await context.api.get('/api/system/site-configuration?platform=13'), 400, 'Validation')
  })

  describe('the enumerations', () => {
    const read = async (types?: readonly (string | number)[], language = 'en') => {
      const api = context.api.with({ language })
      return accepted(await api.post<SystemEnumList>('/api/system/enums', types && { types })).items
    }

    it('come all, each value with its code and its name in the asked language', async () => {
      const all = await read()
      assert.deepEqual(all, await read([]))
      assert.deepEqual(
        all.map(({ type }) => type),
        SYSTEM_ENUM_TYPES,
      )
      for (const { type, list } of all) {
        assert.ok(list.length > 0 && list.every(({ name }) => name.length > 0), type)
      }
      const cancelled = { name: 'Cancelled', valueStr: '3' }
      assert.deepEqual(all.find(({ type }) => type === 'TopupStatus')?.list[2], cancelled)
      const [chinese] = await read(['TopupStatus'], 'zh-Hans')
      assert.deepEqual(chinese?.list[2], { name: '已取消', valueStr: '3' })
    })

    it('are asked for by name or by index, as a number or as text', async () => {
      const [byName] = await read(['LinkType'])
      assert.equal(byName?.list.length, 6)
      assert.deepEqual(await read([14, '14', 'LinkType', 'toString']), [byName, byName, byName])
    })

    it('have an empty list at a free index', async () => {
      assert.deepEqual(await read([24, '41']), [
        { type: '24', list: [] },
        { type: '41', list: [] },
      ])
      for (const types of [[42], ['42'], [-1], [1.5], ['1.5'], [null]]) {
        refused(await context.api.post('/api/system/enums', { types }), 400, 'Validation')
      }
    })
  })

  it('addresses every warehouse to the customer, the first one first', async () => {
    const { api, user } = await newCustomer(context.server)
    const { items } = accepted(
      await api.post<Page<WarehouseAddress>>('/api/u/biz/ship-for-me/my-warehouse-address-list'),
    )
    const address = items[0] ?? assert.fail()
    assert.equal(address.idCode, user.idCode)
    assert.ok(address.recipient.endsWith(user.idCode) && address.detailsAddress.endsWith(user.idCode))
    assert.deepEqual(
      [address.lv0DisplayName, address.lv1DisplayName, address.lv2DisplayName, address.lv3DisplayName],
      ['China', 'Guangdong', 'Guangzhou', 'Baiyun District'],
    )
    assert.deepEqual(
      items.map(({ id, name, idCode }) => [id, name, idCode]),
      [
        ['warehouse-guangzhou', 'Guangzhou warehouse', user.idCode],
        ['warehouse-yiwu', 'Yiwu warehouse', user.idCode],
      ],
    )
  })

  it('gives the tree of item names, whole or the branches that hold a word', async () => {
    const { api } = await newCustomer(context.server)
    const tree = accepted(await api.post<Page<DeclaredName>>(NAMES)).items
    assert.ok(tree.length >= 8 && tree.every(({ children }) => children.length >= 5))
    const found = accepted(await api.post<Page<DeclaredName>>(NAMES, { filter: '茶' })).items
    assert.deepEqual(
      found.map(({ id, children }) => [id, children.map((child) => child.displayName)]),
      [['food', ['Tea']]],
    )
    const category = accepted(await api.post<Page<DeclaredName>>(NAMES, { filter: 'clothing' })).items
    assert.equal(category[0]?.children.length, tree[0]?.children.length)
  })

  it('groups the additional services', async () => {
    const { api } = await newCustomer(context.server)
    const all = { skipCount: 0, maxResultCount: 999 }
    const groups = accepted(await api.post<Page<AdditionalServiceGroup>>(SERVICES, all)).items
    assert.deepEqual(
      groups.map(({ businessType, additionServiceType }) => [businessType, additionServiceType]),
      [
        [2, 10],
        [2, 20],
        [2, 30],
      ],
    )
    const one = accepted(
      await api.post<Page<AdditionalServiceGroup>>(SERVICES, {
        ...all,
        businessType: 2,
        additionalServiceType: 20,
      }),
    ).items
    assert.deepEqual(one, [groups[1]])
    const none = accepted(await api.post<Page<AdditionalServiceGroup>>(SERVICES, { ...all, businessType: 8 }))
    assert.deepEqual(none, { items: [], totalCount: 0 })
  })
})
