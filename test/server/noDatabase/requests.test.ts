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

const has = (schema: Schema, ...limits: string[]) => limits.some((limit) => schema[limit] !== undefined)

/** What each kind of value has to have, and whether a schema has it. */
const LIMITS: Readonly<Record<string, readonly [limit: string, isMet: (schema: Schema) => boolean]>> = {
  array: ['maxItems', (schema) => has(schema, 'maxItems')],
  object: ['additionalProperties: false', (schema) => schema.additionalProperties === false],
  string: [
    'maxLength',
    (schema) =>
      has(schema, 'maxLength') || FIXED.includes(schema.format ?? '') || BOUNDED.test(schema.pattern ?? ''),
  ],
  integer: ['a range', hasRange],
  number: ['a range', hasRange],
}

function hasRange(schema: Schema): boolean {
  return has(schema, 'minimum', 'exclusiveMinimum') && has(schema, 'maximum', 'exclusiveMaximum')
}

/** What may be as large as the caller likes. */
function unboundedIn(schema: Schema, path: string): string[] {
  if (schema.enum !== undefined || schema.const !== undefined || schema.anyOf) return []
  if (schema.type === undefined) return [`${path} lacks a type`]
  return [schema.type].flat().flatMap((kind) => {
    const [limit, isMet] = LIMITS[kind] ?? ['', () => true]
    return isMet(schema) ? [] : [`${path} lacks ${limit}`]
  })
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
