import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { CONTRACTS } from '../../../server/contracts/calls/index.ts'
import { namedSchemas } from '../../../server/contracts/index.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly [limit: string]: unknown
}

const NAMED = new Map(namedSchemas().map((schema) => [`${schema.$id}#`, schema as unknown as Schema]))

/** Formats of a fixed length. */
const FIXED = ['date']
/** A pattern from the first to the last character, in which nothing repeats without end. */
const BOUNDED = /^\^(?:[^*+\\{]|\\.|\{\d+\}|\{\d+,\d+\}|\[(?:[^\]\\]|\\.)*\])*\$$/

/** The parts of a schema, each with its path. */
function* partsOf(schema: Schema, path: string): Generator<readonly [string, Schema]> {
  const resolved = schema.$ref === undefined ? schema : NAMED.get(schema.$ref)
  assert.ok(resolved, `${path}: no schema ${schema.$ref}`)
  yield [path, resolved]
  for (const alternative of resolved.anyOf ?? []) yield* partsOf(alternative, path)
  if (resolved.items) yield* partsOf(resolved.items, `${path}[]`)
  for (const [key, member] of Object.entries(resolved.properties ?? {}))
    yield* partsOf(member, `${path}.${key}`)
}

/** What may be as large as the caller likes. */
function unboundedIn(schema: Schema, path: string): string[] {
  const kinds = [schema.type].flat()
  const isFixed = schema.enum !== undefined || schema.const !== undefined
  const has = (...limits: string[]) => limits.some((limit) => schema[limit] !== undefined)
  const text = has('maxLength') || FIXED.includes(schema.format ?? '') || BOUNDED.test(schema.pattern ?? '')
  const number = has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum')
  const missing = [
    ...(kinds.includes('array') && !has('maxItems') ? ['maxItems'] : []),
    ...(kinds.includes('object') && schema.additionalProperties !== false
      ? ['additionalProperties: false']
      : []),
    ...(kinds.includes('string') && !isFixed && !text ? ['maxLength'] : []),
    ...((kinds.includes('integer') || kinds.includes('number')) && !isFixed && !number ? ['a range'] : []),
    ...(schema.type === undefined && !isFixed && !schema.anyOf ? ['a type'] : []),
  ]
  return missing.map((limit) => `${path} lacks ${limit}`)
}

const REQUESTS = CONTRACTS.flatMap((contract) => {
  // Links are passed on, and grow parameters on the way.
  const isLink = !('method' in contract)
  const { name, params, query, body } = { query: undefined, body: undefined, ...contract }
  return Object.entries({ params, body, ...(isLink ? {} : { query }) }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`${name} ${part}`, schema as unknown as Schema] as const],
  )
})

describe('what a caller sends', () => {
  it('has a limit wherever it can grow', () => {
    assert.ok(REQUESTS.length > 100)
    const missing = REQUESTS.flatMap(([path, schema]) =>
      [...partsOf(schema, path)].flatMap(([place, part]) => unboundedIn(part, place)),
    )
    assert.deepEqual(missing, [])
  })

  it('is a secret of which every character counts, if it is a password', () => {
    const passwords = REQUESTS.flatMap(([path, schema]) => [...partsOf(schema, path)]).filter(([path]) =>
      /password$/i.test(path),
    )
    assert.ok(passwords.length >= 6)
    for (const [path, schema] of passwords) {
      assert.ok(schema['x-verbatim'] === true && schema['x-sealed'] === true, path)
    }
  })
})
