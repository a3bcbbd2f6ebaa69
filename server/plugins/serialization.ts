import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/** Schemas that others refer to, by the name that `$ref` gives. */
type Schemas = Readonly<Record<string, unknown>>

type Serialize = (answer: unknown) => string

/**
 * Makes the functions that write answers, by their schemas. The library compiles one for every status of every
 * route, each with every named schema: seconds of start for functions that are mostly never called. Here one is
 * compiled when it is first needed, with the schemas that it refers to, and shared by all routes that answer the
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
        serialize = select(reachable(shape, schemas), {})({ ...route, schema: shape } as never) as Serialize
        made.set(key, serialize)
      }
      return serialize(answer)
    }
  }
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
