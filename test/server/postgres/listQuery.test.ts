import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { accepted, refused, type Answer, type ApiClient } from '../../support/server/apiClient.ts'
import { API, ROUTES, type Route } from '../../support/server/contract.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { createOwnedResources } from '../../support/server/ownedResources.ts'
import { storedParcel } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly enum?: readonly unknown[]
}

interface Page {
  readonly items: readonly unknown[]
  readonly totalCount: number
}

type Query = Readonly<Record<string, unknown>>

const context = useServer()

/** Answers with `items` that are no lists, and what they are. */
const NO_LISTS: Readonly<Record<string, string>> = {
  declareParcels: 'what became of each row that was sent',
  renewUploadLinks: 'a link for each that was sent',
  getMessagePreferences: 'a form',
  setMessagePreferences: 'a form',
  listSystemEnums: 'a dictionary, asked for by its keys',
}

/** Where the specification names `limit`. */
const WITH_LIMIT = [
  'listArticleCategories',
  'listGoodsTypes',
  'listPageContentItems',
  'listRegionGroups',
  'listShippingMethodTypes',
  'listUserTags',
]

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (API.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema

function answersItems({ operation }: Route): boolean {
  const schema = operation.responses['200']?.content?.['application/json']?.schema
  return schema !== undefined && resolved(schema).properties?.['items'] !== undefined
}

/** The fields of a route's body or query. */
function fieldsOf({ operation }: Route): Readonly<Record<string, Schema>> {
  const body = operation.requestBody?.content['application/json']?.schema
  if (body) return resolved(body).properties ?? {}
  const query = (operation.parameters ?? []).filter(({ in: place }) => place === 'query')
  return Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
}

const LISTS = ROUTES.filter(
  (route) => answersItems(route) && NO_LISTS[route.operation.operationId] === undefined,
)

describe('every list takes the list query', () => {
  let customer: ApiClient
  let things: ReadonlyMap<string, { readonly id: string }> = new Map()
  /** What calls need beside the list query. */
  let needed: Readonly<Record<string, Query>> = {}

  before(async () => {
    const { server } = context
    const owner = await newCustomer(server)
    customer = owner.api
    things = await createOwnedResources(server, owner)
    const parcel = await storedParcel(server, owner, { tags: ['gift', 'fragile'] })
    await server.warehouse.arrive('YT7700000001', { idCode: owner.user.idCode })
    needed = {
      listStatusDefinitions: { type: 10 },
      listRegions: { regionGroupId: 'us' },
      listTopupMethods: { currencyCode: 'CNY' },
      detectExpress: { expressNumber: '4312345678901' },
      listPageContentItems: { pageName: 'HOME', pageContentName: 'BANNER' },
      listApplicableCoupons: { businessType: 20, shippingFee: '100.00', currencyCode: 'CNY' },
      calculateShipping: { regionGroupId: 'sg', weight: 1, length: 10, width: 10, height: 10 },
      estimateLogisticsOrder: { parcelIds: [parcel.id], regionGroupId: 'sg', receivingMethod: 10 },
    }
  })

  const ask = ({ method, path, operation }: Route, query: Query): Promise<Answer<unknown>> => {
    const api = /^\/api\/admin\/(?!shipping)/.test(path)
      ? customer.with({ token: context.server.operatorToken })
      : customer
    const place = path.replace('{id}', things.get(path.slice(0, path.indexOf('/{')))?.id ?? '')
    const whole = { ...needed[operation.operationId], ...query }
    if (method === 'POST') return api.post(place, whole)
    const pairs = Object.entries(whole).map(([name, value]) => [name, String(value)])
    return api.get(`${place}?${new URLSearchParams(pairs).toString()}`)
  }

  const read = async (route: Route, query: Query): Promise<Page> => {
    const { items, totalCount } = accepted(await ask(route, query)) as Page
    return { items, totalCount }
  }

  for (const route of LISTS) {
    const { operationId } = route.operation

    it(`${operationId} gives the part that is asked for`, async () => {
      const all = await read(route, { maxResultCount: 999, skipCount: 0, sorting: '', filter: '' })
      const first = await read(route, { maxResultCount: 1 })
      assert.deepEqual(first, { items: first.items.slice(0, 1), totalCount: all.totalCount })
      assert.equal(first.items.length, Math.min(1, all.totalCount))
      assert.deepEqual((await read(route, { maxResultCount: 999, skipCount: 500 })).items, [])
      assert.deepEqual(await read(route, { filter: 'no-such-thing-9999' }), { items: [], totalCount: 0 })
    })

    it(`${operationId} sorts by what there is`, async () => {
      const orders = fieldsOf(route)['sorting']?.enum ?? []
      assert.ok(orders.length > 1 && orders.includes(''))
      for (const sorting of orders) await read(route, { sorting })
      for (const sorting of ['colour desc', 'id; drop table parcels']) {
        assert.deepEqual(refusedFields(await ask(route, { sorting })), ['sorting'])
      }
    })

    it(`${operationId} refuses a part that no list has, and unknown fields`, async () => {
      assert.deepEqual(refusedFields(await ask(route, { maxResultCount: 1000 })), ['maxResultCount'])
      assert.deepEqual(refusedFields(await ask(route, { maxResultCount: 0 })), ['maxResultCount'])
      assert.deepEqual(refusedFields(await ask(route, { skipCount: -1 })), ['skipCount'])
      assert.deepEqual(refusedFields(await ask(route, { pageSize: 7 })), ['pageSize'])
    })

    if (!('limit' in fieldsOf(route))) continue
    it(`${operationId} takes limit for maxResultCount, and the smaller of the two`, async () => {
      const { totalCount } = await read(route, {})
      assert.ok(totalCount > 1)
      const count = async (query: Query) => (await read(route, query)).items.length
      assert.equal(await count({ limit: 1 }), 1)
      assert.equal(await count({ limit: 1, maxResultCount: 999 }), 1)
      assert.equal(await count({ limit: 2, maxResultCount: 1 }), 1)
      assert.deepEqual(refusedFields(await ask(route, { limit: 0 })), ['limit'])
    })
  }

  it('and limit where the specification names it', () => {
    const without = LISTS.filter(
      (route) => WITH_LIMIT.includes(route.operation.operationId) && !('limit' in fieldsOf(route)),
    )
    assert.deepEqual(without, [])
    assert.ok(LISTS.length > 40)
  })
})

function refusedFields(answer: Answer<unknown>): string[] {
  return refused(answer, 400, 'Validation').validationErrors.flatMap(({ members }) => members)
}
