import {
  Type,
  type Static,
  type TArray,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from 'typebox'

/** A schema registered under `$id`: the name that `openapi.json` and the app's types give it. */
export type Named<T extends TSchema> = T & { readonly $id: string }

/** A closed object: a field that is not listed is refused in a body and dropped from an answer. */
export function closed<P extends TProperties>(
  properties: P,
  options: { description?: string } = {},
): TObject<P> {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** A closed object with a name of its own. */
export function entity<P extends TProperties>(
  $id: string,
  properties: P,
  description?: string,
): Named<TObject<P>> {
  const options = { $id, additionalProperties: false, ...(description ? { description } : {}) }
  return Object.assign(Type.Object(properties, options), { $id })
}

/** Points at a named schema, so that wire, OpenAPI and generated types share one definition. */
export function ref<T extends TSchema>(schema: Named<T>): TUnsafe<Static<T>> {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` })
}

/** One of a fixed set of numeric codes. */
export function codes<const V extends number>(
  $id: string,
  values: readonly V[],
  description?: string,
): Named<TUnsafe<V>> {
  return Object.assign(Type.Unsafe<V>({ $id, type: 'integer', enum: values, description }), { $id })
}

/** One of a fixed set of words. */
export function words<const V extends string>(
  $id: string,
  values: readonly V[],
  description?: string,
): Named<TUnsafe<V>> {
  return Object.assign(Type.Unsafe<V>({ $id, type: 'string', enum: values, description }), { $id })
}

/** The value, or null where there is none (yet). */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const plain: { type?: unknown } = schema
  return typeof plain.type === 'string'
    ? Type.Unsafe<Static<T> | null>({ ...schema, type: [plain.type, 'null'] })
    : Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] })
}

/** What a list answers: the asked slice, and how many there are in all. */
export interface Page<Item> {
  items: Item[]
  totalCount: number
}

/** The schema of a list's answer. */
export function page<T extends TSchema>(
  $id: string,
  item: Named<T>,
): Named<TObject<{ items: TArray<TUnsafe<Static<T>>>; totalCount: ReturnType<typeof Type.Integer> }>> {
  return entity($id, { items: Type.Array(ref(item)), totalCount: Type.Integer({ minimum: 0 }) })
}
