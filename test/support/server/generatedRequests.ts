import assert from 'node:assert/strict'

import fc from 'fast-check'

import { API, type Route } from './contract.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** What is sent to one route. */
export interface GeneratedRequest {
  readonly path: string
  readonly content: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Calls that end the session they are made in. */
export const ENDS_SESSION = ['logout', 'signOutEverywhere', 'deleteUser', 'changePassword']

/** Values that a careless or hostile caller sends anywhere. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'a\0b',
    '\ud800',
    '\u202e\u200b',
    '😀',
    "'; drop table parcels; --",
    '%',
    '{{7*7}}',
    -1,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    true,
  ),
  fc.string({ maxLength: 300 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const WORDS = ['SF12345678901', 'CNY', '12.30', '123456', 'a@example.com']
const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '2024-02-29',
  '2026-02-30',
  '2026-12-31',
  '9999-12-31',
  '275760-09-13',
]

/** The first whole number that an `int4` column can't hold. */
const INT_END = 2 ** 31

/** What fast-check can't generate from. */
const LOOKS_AROUND = /\(\?<?[=!]/

/** Now and then a key, and not always a new one. */
const idempotencyKey = fc.option(fc.constantFrom('key-00000001', 'key-00000002', 'key-00000003'), { freq: 2 })

function named(pointer: string): Schema {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  return API.components.schemas[name] ?? assert.fail(`no schema ${name}`)
}

/** Makes requests of mostly what the contract asks for, now and then something else. */
export class RequestGenerator {
  private readonly kinds: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
    object: ({ properties = {} }) => this.objectOf(properties),
    array: ({ items = {} }) => fc.array(this.valueOf(items), { maxLength: 4 }),
    string: (schema) => this.stringOf(schema),
    integer: ({ minimum = 0, maximum = INT_END }) =>
      fc.integer({ min: minimum - 1, max: Math.min(maximum, INT_END) + 1 }),
    number: () => fc.double({ min: -1, max: 2000, noNaN: true }),
    boolean: () => fc.boolean(),
  }

  /** @param ids what exists; bodies and paths name it */
  constructor(private readonly ids: readonly string[]) {}

  requestsTo({ method, path, operation }: Route): fc.Arbitrary<GeneratedRequest> {
    const schema = (operation.requestBody?.content['application/json']?.schema ?? {}) as Schema
    const id = fc.oneof(
      fc.constantFrom(...this.ids),
      fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text)),
    )
    const query = Object.fromEntries(
      (operation.parameters ?? []).flatMap((parameter) =>
        parameter.in === 'query' ? [[parameter.name, this.textOf(parameter.schema)]] : [],
      ),
    )
    const parts = fc.record({
      path: fc.tuple(id, fc.record(query, { requiredKeys: [] })).map(([anyId, values]) => {
        const search = new URLSearchParams(values as Record<string, string>).toString()
        return path.replace(/\{\w+\}/, encodeURIComponent(anyId)) + (search && `?${search}`)
      }),
      content:
        method === 'GET' ? fc.constant(undefined) : this.valueOf(schema).map((body) => JSON.stringify(body)),
      key: idempotencyKey,
    })
    return parts.map(({ path: address, content, key }) => ({
      path: address,
      content,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
    }))
  }

  /** A value of a query. */
  private textOf(schema: Schema): fc.Arbitrary<string> {
    const fits = this.fitting(schema).map(String)
    return fc.oneof(fits, fc.string(), fc.constantFrom('10', 'true', '1e309', '1e18', '-0'))
  }

  private valueOf(schema: Schema): fc.Arbitrary<unknown> {
    return fc.oneof({ arbitrary: this.fitting(schema), weight: 9 }, { arbitrary: odd, weight: 1 })
  }

  private fitting(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.fitting(named(schema.$ref))
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => this.valueOf(one)))
    if (schema.enum) return fc.constantFrom(...schema.enum)
    return this.kinds[[schema.type].flat()[0] ?? '']?.(schema) ?? odd
  }

  private stringOf({ pattern, format, maxLength = 40 }: Schema): fc.Arbitrary<string> {
    if (format === 'date') return fc.constantFrom(...DAYS)
    const canMatch = pattern !== undefined && !LOOKS_AROUND.test(pattern)
    const matching = canMatch ? [fc.stringMatching(new RegExp(pattern, 'u'))] : []
    return fc.oneof(
      ...matching,
      fc.string({ maxLength: Math.min(maxLength, 40), unit: 'binary' }),
      fc.constantFrom(...WORDS),
      fc.constantFrom(...this.ids),
    )
  }

  private objectOf(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
    const members = Object.entries(properties).map(([key, value]) => [key, this.valueOf(value)] as const)
    const all = fc.record(Object.fromEntries(members))
    const some = fc.record(Object.fromEntries(members), { requiredKeys: [] })
    return fc.oneof(
      { arbitrary: all, weight: 4 },
      { arbitrary: some, weight: 5 },
      { arbitrary: odd, weight: 1 },
    )
  }
}
