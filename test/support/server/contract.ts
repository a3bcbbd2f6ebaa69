import { readFileSync } from 'node:fs'

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Operation {
  readonly operationId: string
  readonly description?: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[]
  readonly requestBody?: { content: Readonly<Record<string, { schema: object }>> }
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: object }>> }>>
  readonly security?: readonly object[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** The committed OpenAPI document. */
export const API = JSON.parse(
  readFileSync(new URL('../../../server/openapi.json', import.meta.url), 'utf8'),
) as Document

/** An API operation. */
export interface Route {
  readonly method: string
  /** Path template, with `{id}` as the placeholder. */
  readonly path: string
  readonly operation: Operation
}

export const ROUTES: readonly Route[] = Object.entries(API.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
/** Absolute, or a path under the API base. */
const URL_REFERENCE = /^\S+$/
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': ISO_UTC, 'uri-reference': URL_REFERENCE },
})
ajv.addSchema({ $id: 'api', components: API.components })
const validators = new Map<object, ValidateFunction>()

/**
 * Checks a response against the OpenAPI document: the route declares its status, and its body matches that
 * status's schema.
 *
 * @returns the problems; empty for a matching response and for paths outside the API
 */
export function breachesOf(method: string, path: string, status: number, body: unknown): string[] {
  const route = ROUTES.find((candidate) => candidate.method === method && matches(candidate.path, path))
  if (!route) return []
  const response = route.operation.responses[String(status)]
  if (!response) return [`${route.operation.operationId} does not declare the status ${status}`]
  const schema = response.content?.['application/json']?.schema
  if (!schema) return body === null ? [] : [`${route.operation.operationId} ${status} should have no body`]
  const validate = validatorOf(schema)
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
}

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components')
  const validate = ajv.compile(JSON.parse(text) as object)
  validators.set(schema, validate)
  return validate
}
