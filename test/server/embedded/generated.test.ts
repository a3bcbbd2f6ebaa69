import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import fc from 'fast-check'

import { refused, type ApiClient } from '../../support/server/apiClient.ts'
import { API, ROUTES, type Route } from '../../support/server/contract.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { createOwnedResources } from '../../support/server/ownedResources.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()

/** How many requests each route gets, the same in every run, and how many at once. */
const RUNS = process.env['TEST_EVERYTHING'] ? 200 : 12
const SEED = 20_260_301
const AT_ONCE = 8

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Values that a careless or hostile caller sends anywhere. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'a\0b',
    '\ud800',
    '😀',
    "'; drop table parcels; --",
    '%',
    '{{7*7}}',
    -1,
    1e308,
    2 ** 53,
    [],
    {},
    true,
  ),
  fc.string({ maxLength: 300 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const WORDS = ['SF12345678901', 'CNY', '12.30', '123456', 'a@example.com']

/** Values of the plain types. */
const PLAIN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  integer: fc.integer({ min: -5, max: 2_000_000 }),
  number: fc.double({ min: -1, max: 2000, noNaN: true }),
  boolean: fc.boolean(),
  string: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...WORDS)),
}

function named(pointer: string): Schema {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  return API.components.schemas[name] ?? assert.fail(`no schema ${name}`)
}

/** Mostly what the schema asks for, now and then something else. */
function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 9 }, { arbitrary: odd, weight: 1 })
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) return fitting(named(schema.$ref))
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = [schema.type].flat()[0]
  if (type === 'object') return objectOf(schema.properties ?? {})
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 4 })
  return PLAIN[type ?? ''] ?? odd
}

function objectOf(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, arbitraryOf(value)])),
    {
      requiredKeys: [],
    },
  )
  return fc.oneof({ arbitrary: known, weight: 9 }, { arbitrary: odd, weight: 1 })
}

/** Now and then a key, and not always a new one. */
const idempotencyKey = fc.option(fc.constantFrom('key-00000001', 'key-00000002', 'key-00000003'), { freq: 2 })

/** What is sent to one route. */
interface Attempt {
  readonly path: string
  readonly content: string | undefined
  readonly key: string | null
}

function attemptsOn({ method, path, operation }: Route, ids: readonly string[]): fc.Arbitrary<Attempt> {
  const schema = (operation.requestBody?.content['application/json']?.schema ?? {}) as Schema
  const id = fc.oneof(
    fc.constantFrom(...ids),
    fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text)),
  )
  const value = fc.oneof(fc.string(), fc.constantFrom('10', 'true'))
  const names = (operation.parameters ?? []).flatMap(({ name, in: place }) =>
    place === 'query' ? [name] : [],
  )
  const query = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  return fc.record({
    path: fc.tuple(id, query).map(([anyId, values]) => {
      const search = new URLSearchParams(values as Record<string, string>).toString()
      return path.replace(/\{\w+\}/, encodeURIComponent(anyId)) + (search && `?${search}`)
    }),
    content:
      method === 'GET' ? fc.constant(undefined) : arbitraryOf(schema).map((body) => JSON.stringify(body)),
    key: idempotencyKey,
  })
}

/** Calls that end the session they are made in. */
const ENDS_SESSION = ['logout', 'signOutEverywhere', 'deleteUser', 'changePassword']

describe('generated requests', () => {
  let shared: TestCustomer
  let ids: readonly string[] = []

  before(async () => {
    shared = await newCustomer(context.server)
    const things = await createOwnedResources(context.server, shared)
    ids = [...things.values()].flatMap(({ id, code }) => (code === undefined ? [id] : [id, code]))
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
      const waiting = fc.sample(attemptsOn(route, ids), { numRuns: RUNS, seed: SEED })
      const work = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const headers = {
            ...(next.content === undefined ? {} : { 'content-type': 'application/json' }),
            ...(next.key === null ? {} : { 'idempotency-key': next.key }),
          }
          const { status } = await api.request(method, next.path, next.content, headers)
          assert.ok(status < 500, `${status} for ${method} ${next.path} ${next.content} ${next.key}`)
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
