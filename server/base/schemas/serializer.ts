import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/** Schemas by the name that a `$ref` uses. */
type Schemas = Readonly<Record<string, unknown>>

type Serialize = (answer: unknown) => string

/**
 * Makes the functions that write answers, by their schemas. Fastify would compile one for every status of every route,
 * each with every named schema: seconds of the start, for functions of which most are never called. Here each is
 * compiled when it is first needed, with only the schemas that it refers to, and shared by all routes that answer the
 * same.
 */
export function buildSerializer(externalSchemas: unknown) {
  const schemas = externalSchemas as Schemas
  const select = SerializerSelector()
  const made = new Map<string, Serialize>()

  return ({ schema, ...route }: { schema?: unknown }): Serialize => {
    const { description: _words, ...shape } = (schema ?? {}) as { description?: string }
    const key = JSON.stringify(shape)
    return (answer) => {
      let serialize = made.get(key)
      if (!serialize) {
        const named = nullFirst(reachable(shape, schemas)) as Schemas
        serialize = select(named, {})({ ...route, schema: nullFirst(shape) } as never) as Serialize
        made.set(key, serialize)
      }
      return serialize(answer)
    }
  }
}

/**
 * A schema with every nullable part rewritten as `if null, else`. For `anyOf`, the library would validate each value
 * against each alternative to find out which one to write it by.
 */
function nullFirst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullFirst)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { anyOf?: readonly { type?: unknown }[] }
  const [value, other, ...more] = anyOf ?? []
  if (other?.type === 'null' && more.length === 0) {
    return { ...rest, if: { type: 'null' }, then: { type: 'null' }, else: nullFirst(value) }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, nullFirst(member)]))
}

/** The named schemas that a schema refers to, and those that they refer to. */
function reachable(schema: unknown, schemas: Schemas): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const visit = (from: unknown): void => {
    for (const name of refsIn(from)) {
      if (name in found || !(name in schemas)) continue
      found[name] = schemas[name]
      visit(schemas[name])
    }
  }
  visit(schema)
  return found
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member.split('#')[0] ?? ''] : refsIn(member),
  )
}
