import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { refused, type ApiClient } from '../support/server/apiClient.ts'
import { ROUTES, type Route } from '../support/server/contract.ts'
import { declareParcel, newCustomer, PARCELS } from '../support/server/customers.ts'
import { useServer } from '../support/server/useServer.ts'

const context = useServer()
const FOR_CUSTOMERS_TOO = '/api/admin/shipping-management/declared-name/recursion-list'

function call(api: ApiClient, { method, path }: Route, id: string, body: object = {}) {
  const content = method === 'GET' ? undefined : JSON.stringify(body)
  return api.request<unknown>(
    method,
    path.replace('{id}', id),
    content,
    content ? { 'content-type': 'application/json' } : {},
  )
}

describe('access', () => {
  it('asks for a token on every customer’s and operator’s call', async () => {
    const guarded = ROUTES.filter(({ path }) => /^\/api\/(u|admin)\//.test(path))
    assert.ok(guarded.length >= 13)
    for (const route of guarded) refused(await call(context.api, route, 'any'), 401, 'NotSignedIn')
  })

  it('keeps customers out of every operator’s call but the item names', async () => {
    const { api } = await newCustomer(context.server)
    for (const route of ROUTES.filter(({ path }) => path.startsWith('/api/admin/'))) {
      const answer = await call(api, route, 'any')
      if (route.path === FOR_CUSTOMERS_TOO) assert.equal(answer.status, 200)
      else refused(answer, 403, 'Forbidden')
    }
  })

  it('keeps operators out of every customer’s call', async () => {
    const operator = context.api.with({ token: context.server.operatorToken })
    for (const route of ROUTES.filter(({ path }) => path.startsWith('/api/u/'))) {
      refused(await call(operator, route, 'any'), 403, 'Forbidden')
    }
  })

  it('answers 404 for every id of somebody else, as for one that does not exist', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const parcel = await declareParcel(owner)
    const own: Readonly<Record<string, string>> = { [PARCELS]: parcel.id }
    const withId = ROUTES.filter(({ path }) => path.startsWith('/api/u/') && path.includes('{id}'))
    assert.ok(withId.length >= 2)
    for (const route of withId) {
      const id =
        own[route.path.slice(0, route.path.indexOf('/{id}'))] ??
        assert.fail(`no thing to ask ${route.path} for`)
      const foreign = refused(await call(other.api, route, id), 404, 'NotFound')
      assert.deepEqual(refused(await call(other.api, route, 'no-such-id'), 404), foreign)
    }
    assert.deepEqual((await owner.api.get(`${PARCELS}/${parcel.id}`)).body, parcel)
  })

  it('lets public calls work with a dead token, but not those that answer for the caller', async () => {
    const stale = context.api.with({ token: 'dead' })
    assert.equal((await stale.get('/api/system/site-configuration')).status, 200)
    assert.equal((await stale.post('/api/f/store/category/list')).status, 200)
    const counted = '/api/f/status-management/status-definition/list?type=10&isNum=true'
    assert.equal((await context.api.get(counted)).status, 200)
    refused(await stale.get(counted), 401, 'SessionEnded')
  })

  it('says in the description which calls need a token', () => {
    for (const { path, operation } of ROUTES) {
      const isOpen = /^\/(api\/f|api\/system|health)\//.test(path)
      const { security = [{}] } = operation
      const takesStrangers = security.some((way) => Object.keys(way).length === 0)
      assert.equal(takesStrangers, isOpen, path)
    }
  })
})
