import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { API, ROUTES, type Route } from '../support/server/contract.ts'
import { declareParcel, newCustomer } from '../support/server/customers.ts'
import { useServer } from '../support/server/useServer.ts'

import type { ApiClient } from '../support/server/apiClient.ts'

const context = useServer()
const RUNS = 60

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

async function hit(api: ApiClient, route: Route, id: string, query: string, body: unknown): Promise<number> {
  const path = route.path.replace('{id}', encodeURIComponent(id)) + query
  const content = route.method === 'GET' ? undefined : JSON.stringify(body)
  const headers = content === undefined ? {} : { 'content-type': 'application/json' }
  return (await api.request(route.method, path, content, headers)).status
}

describe('generated requests', () => {
  for (const route of ROUTES) {
    it(`never break ${route.operation.operationId}`, async () => {
      const customer = await newCustomer(context.server)
      const isOperators = route.path.startsWith('/api/admin/')
      const api = isOperators ? customer.api.with({ token: context.server.operatorToken }) : customer.api
      const own = (await declareParcel(customer)).id
      const schema = (route.operation.requestBody?.content['application/json']?.schema ?? {}) as Schema
      const names = (route.operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name)
      const query = fc
        .record(
          Object.fromEntries(
            names.map((name) => [name, fc.oneof(fc.string(), fc.constantFrom('10', 'true'))]),
          ),
          {
            requiredKeys: [],
          },
        )
        .map((values) =>
          names.length > 0 ? `?${new URLSearchParams(values as Record<string, string>).toString()}` : '',
        )
      const id = fc.oneof(
        fc.constant(own),
        fc
          .string({ minLength: 1, maxLength: 80, unit: 'grapheme' })
          .filter((text) => !/^\.{1,2}$/.test(text)),
      )
      await fc.assert(
        fc.asyncProperty(id, query, arbitraryOf(schema), async (anyId, anyQuery, body) => {
          const status = await hit(api, route, anyId, anyQuery, body)
          assert.ok(status < 500, `answered ${status}`)
        }),
        { numRuns: RUNS },
      )
    })
  }
})
