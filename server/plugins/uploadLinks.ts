import { namedSchemas } from '../contracts/index.ts'
import { withoutProof, type UploadLinks } from '../base/http/uploadLinks.ts'

import type { App } from '../base/http/app.ts'

/** The parts of a JSON schema that say where a url may stand. */
interface Schema {
  readonly $ref?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** The format by which a contract marks its urls (`Url`). */
const URL_FORMAT = 'uri-reference'

/**
 * Signs the upload urls in every answer, and takes them as plain urls from every request: what a customer
 * got can be sent back. Only fields whose contract calls them urls are signed; a remark that a customer
 * words like a url stays a remark, so nobody can have somebody else's picture signed.
 */
export function uploadLinks(app: App, links: UploadLinks): void {
  const answers = new SchemaSigner((url) => links.sign(url))

  app.addHook('onRoute', (route) => {
    const response = (route.schema?.response ?? {}) as Readonly<Record<string, Schema>>
    const answer = response['200']
    if (answer === undefined || !answers.holdsUrl(answer)) return
    route.preSerialization = [
      ...[route.preSerialization ?? []].flat(),
      async (_request, reply, payload) =>
        reply.statusCode === 200 ? answers.sign(payload, answer) : payload,
    ]
  })

  app.addHook('preValidation', async (request) => {
    plain(request.body)
    plain(request.query)
  })
}

/** Walks answers along their schema. */
class SchemaSigner {
  private readonly named = new Map(namedSchemas().map((schema) => [`${schema.$id}#`, schema as Schema]))
  private readonly urlKeys = new WeakMap<object, readonly string[]>()
  private readonly holding = new WeakMap<Schema, boolean>()

  constructor(private readonly signUrl: (url: string) => string) {}

  /** A copy of the value in which every url is signed. */
  sign(value: unknown, schema: Schema): unknown {
    const { format, items, anyOf, properties } = this.resolve(schema)
    if (anyOf) return anyOf.reduce((signed, one) => this.sign(signed, one), value)
    if (typeof value === 'string') return format === URL_FORMAT ? this.signUrl(value) : value
    if (Array.isArray(value)) {
      return items && this.holdsUrl(items) ? value.map((item) => this.sign(item, items)) : value
    }
    return typeof value === 'object' && value !== null && properties
      ? this.signProperties(value, properties)
      : value
  }

  private signProperties(value: object, properties: Readonly<Record<string, Schema>>): object {
    const signed: Record<string, unknown> = { ...value }
    for (const key of this.keysWithUrl(properties)) {
      if (key in signed) signed[key] = this.sign(signed[key], properties[key] ?? {})
    }
    return signed
  }

  private keysWithUrl(properties: Readonly<Record<string, Schema>>): readonly string[] {
    const known = this.urlKeys.get(properties)
    if (known) return known
    const keys = Object.entries(properties).flatMap(([key, schema]) => (this.holdsUrl(schema) ? [key] : []))
    this.urlKeys.set(properties, keys)
    return keys
  }

  /** Whether a value of the schema may have a url anywhere in it: asked of each row of an answer, found out once. */
  holdsUrl(schema: Schema): boolean {
    const resolved = this.resolve(schema)
    const known = this.holding.get(resolved) ?? this.findUrl(resolved, new Set())
    this.holding.set(resolved, known)
    return known
  }

  private findUrl(schema: Schema, above: ReadonlySet<Schema>): boolean {
    const resolved = this.resolve(schema)
    if (resolved.format === URL_FORMAT) return true
    // A schema that contains itself has nothing more to say the second time.
    if (above.has(resolved)) return false
    const { properties = {}, items, anyOf = [] } = resolved
    const path = new Set([...above, resolved])
    return [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some((part) =>
      this.findUrl(part, path),
    )
  }

  private resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (this.named.get(schema.$ref) ?? {})
  }
}

/** Changes the value in place: it was read from the request and is nobody else's. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutProof(value)
  if (typeof value === 'object' && value !== null) {
    const container = value as Record<string, unknown>
    for (const key of Object.keys(container)) container[key] = plain(container[key])
  }
  return value
}
