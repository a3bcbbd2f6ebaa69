import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { ROUTES, type Route } from '../../support/server/contract.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { createOwnedResources, OFFERED_TO_ALL, OWNED_AREAS } from '../../support/server/ownedResources.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()
const FOR_CUSTOMERS_TOO = '/api/admin/shipping-management/declared-name/recursion-list'

function call(api: ApiClient, { method, path }: Route, id: string, body: object = {}) {
  const content = method === 'GET' ? undefined : JSON.stringify(body)
  return api.request<unknown>(
    method,
    path.replace(/\{\w+\}/, id),
    content,
    content ? { 'content-type': 'application/json' } : {},
  )
}

function bodyFor({ path, operation }: Route): object {
  const area = OWNED_AREAS.find((one) => path.startsWith(`${one.path}/{`))
  return area?.bodies?.[operation.operationId] ?? {}
}

/** All of a customer's records as the API returns them, without the server's time. */
async function readAll(
  api: ApiClient,
  things: ReadonlyMap<string, { readonly id: string }>,
): Promise<unknown[]> {
  const bodies: unknown[] = []
  for (const [path, { id }] of things) {
    const body = accepted(await api.get<object>(`${path}/${id}`))
    bodies.push({ ...body, serverTime: undefined })
  }
  return bodies
}

describe('access', () => {
  it('asks for a token on every customer’s and operator’s call', async () => {
    const guarded = ROUTES.filter(({ path }) => /^\/api\/(u|admin)\//.test(path))
    assert.ok(guarded.length >= 60)
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
    const things = await createOwnedResources(context.server, owner)
    const before = await readAll(owner.api, things)
    for (const route of ROUTES.filter(({ path }) => path.startsWith('/api/u/') && path.includes('{'))) {
      const path = route.path.slice(0, route.path.indexOf('/{'))
      if (path in OFFERED_TO_ALL) continue
      const { id } = things.get(path) ?? assert.fail(`${route.path}: add its area to OWNED_AREAS`)
      const body = bodyFor(route)
      const foreign = refused(await call(other.api, route, id, body), 404, 'NotFound')
      assert.deepEqual(refused(await call(other.api, route, 'no-such-id', body), 404), foreign)
    }
    assert.deepEqual(await readAll(owner.api, things), before)
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
      const { security = [] } = operation
      const takesStrangers = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
      assert.equal(takesStrangers, isOpen, path)
    }
  })
})
