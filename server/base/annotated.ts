import { namedSchemas } from '../contracts/index.ts'

import type { Annotation } from '../contracts/annotations.ts'

/** The parts of a JSON schema that say where values are. */
interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly [annotation: `x-${string}`]: unknown
}

/** The path to a text in a value, such as `items.1.remarks`. */
export type MemberPath = string

type Replace = (text: string, path: MemberPath) => string

/** Finds the texts whose schema has an annotation, in values of any schema. */
export class Annotated {
  private readonly named = new Map(
    namedSchemas().map((schema) => [`${schema.$id}#`, schema as unknown as Schema]),
  )
  private readonly memberKeys = new WeakMap<object, readonly string[]>()
  private readonly holding = new WeakMap<Schema, boolean>()

  constructor(private readonly annotation: Annotation) {}

  /** The annotated texts of a value, by path. */
  list(value: unknown, schema: unknown): ReadonlyMap<MemberPath, string> {
    const found = new Map<MemberPath, string>()
    this.map(value, schema, (text, path) => {
      found.set(path, text)
      return text
    })
    return found
  }

  /** A copy of the value in which each annotated text is replaced. */
  map(value: unknown, schema: unknown, replace: Replace): unknown {
    return this.walk(value, schema as Schema, '', replace)
  }

  /** Whether a value of the schema may contain an annotated text. Computed once per schema. */
  isIn(schema: unknown): boolean {
    const resolved = this.resolve(schema as Schema)
    const known = this.holding.get(resolved) ?? this.find(resolved, new Set())
    this.holding.set(resolved, known)
    return known
  }

  private walk(value: unknown, schema: Schema, path: MemberPath, replace: Replace): unknown {
    const resolved = this.resolve(schema)
    const { items, anyOf, properties } = resolved
    if (anyOf) return anyOf.reduce((changed, one) => this.walk(changed, one, path, replace), value)
    if (typeof value === 'string') return resolved[this.annotation] === true ? replace(value, path) : value
    if (Array.isArray(value)) {
      if (!items || !this.isIn(items)) return value
      return value.map((item, index) => this.walk(item, items, memberOf(path, index), replace))
    }
    if (typeof value !== 'object' || value === null || !properties) return value
    return this.walkMembers(value, properties, path, replace)
  }

  private walkMembers(
    value: object,
    properties: Readonly<Record<string, Schema>>,
    path: MemberPath,
    replace: Replace,
  ): object {
    const copy: Record<string, unknown> = { ...value }
    for (const key of this.keysIn(properties)) {
      if (key in copy) copy[key] = this.walk(copy[key], properties[key] ?? {}, memberOf(path, key), replace)
    }
    return copy
  }

  private keysIn(properties: Readonly<Record<string, Schema>>): readonly string[] {
    const known = this.memberKeys.get(properties)
    if (known) return known
    const keys = Object.entries(properties).flatMap(([key, schema]) => (this.isIn(schema) ? [key] : []))
    this.memberKeys.set(properties, keys)
    return keys
  }

  private find(schema: Schema, above: ReadonlySet<Schema>): boolean {
    const resolved = this.resolve(schema)
    if (resolved[this.annotation] === true) return true
    // A schema that contains itself adds nothing the second time.
    if (above.has(resolved)) return false
    const { properties = {}, items, anyOf = [] } = resolved
    const path = new Set([...above, resolved])
    return [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some((part) =>
      this.find(part, path),
    )
  }

  private resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (this.named.get(schema.$ref) ?? {})
  }
}

function memberOf(path: MemberPath, member: string | number): MemberPath {
  return path === '' ? String(member) : `${path}.${member}`
}
