import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import fc from 'fast-check'

import { refused, type ApiClient } from '../../support/server/apiClient.ts'
import { ROUTES, type Route } from '../../support/server/contract.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { ENDS_SESSION, RequestGenerator } from '../../support/server/generatedRequests.ts'
import { createOwnedResources } from '../../support/server/ownedResources.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()

/** How many requests each route gets, the same in every run, and how many at once. */
const RUNS = process.env['TEST_EVERYTHING'] ? 200 : 12
const SEED = 20_260_301
const AT_ONCE = 8

describe('generated requests', () => {
  let shared: TestCustomer
  let generator: RequestGenerator

  before(async () => {
    shared = await newCustomer(context.server)
    const things = await createOwnedResources(context.server, shared)
    const ids = [...things.values()].flatMap(({ id, code }) => (code === undefined ? [id] : [id, code]))
    generator = new RequestGenerator(ids)
  })

  async function callerOf({ path, operation }: Route): Promise<ApiClient> {
    if (path.startsWith('/api/admin/')) return shared.api.with({ token: context.server.operatorToken })
    const isOnesOwn = ENDS_SESSION.includes(operation.operationId)
    return (isOnesOwn ? await newCustomer(context.server) : shared).api
  }

  for (const route of ROUTES) {
    const { method, operation } = route

    it(`never break ${operation.operationId}`, async () => {
      const api = await callerOf(route)
      const waiting = fc.sample(generator.requestsTo(route), { numRuns: RUNS, seed: SEED })
      const work = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const { path, content, headers } = next
          const { status } = await api.request(method, path, content, headers)
          assert.ok(status < 500, `${status} for ${method} ${path} ${content} ${JSON.stringify(headers)}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    })

    if (operation.requestBody?.content['application/json'] === undefined) continue
    it(`may not bring fields that ${operation.operationId} does not know`, async () => {
      const api = await callerOf(route)
      const path = route.path.replace(/\{\w+\}/, 'any')
      const content = JSON.stringify({ isFree: true })
      const headers = { 'content-type': 'application/json' }
      const error = refused(await api.request(method, path, content, headers), 400, 'Validation')
      assert.ok(error.validationErrors.some(({ members }) => members[0] === 'isFree'))
    })
  }
})
