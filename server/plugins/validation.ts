import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler'

import { ANNOTATIONS } from '../contracts/annotations.ts'
import { once } from '../base/process/once.ts'
import { ApiProblem } from '../base/http/problem.ts'
import { buildSerializer } from './serialization.ts'

import type { FastifyServerOptions } from 'fastify'

import type { App } from '../base/http/app.ts'

/**
 * Bodies are taken at their word (a number as text is refused, unknown fields too);
 * query, path and headers are text by nature and are turned into what their schema says.
 */
const buildValidator: BuildCompilerFromPool = (externalSchemas, settings) => {
  const build = AjvCompiler()
  const options = {
    ...settings?.customOptions,
    allErrors: true,
    removeAdditional: false,
    useDefaults: true,
    keywords: [...ANNOTATIONS],
  }
  const strict = once(() => build(externalSchemas, { customOptions: { ...options, coerceTypes: false } }))
  const coercing = once(() => build(externalSchemas, { customOptions: { ...options, coerceTypes: true } }))
  // Declared as taking a schema, Fastify hands over the route's part with its schema.
  return (route) =>
    compiledWhenNeeded(() =>
      ((route as { httpPart?: string }).httpPart === 'body' ? strict() : coercing())(route),
    )
}

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>

/** A validator that is compiled at its first call: a start need not wait for those that nobody calls. */
function compiledWhenNeeded(compile: () => Validate): Validate {
  const compiled = once(compile)
  const validate = ((value: unknown) => {
    const inner = compiled()
    const isValid: unknown = inner(value)
    // Fastify reads what is wrong from the function that it called.
    validate.errors = inner.errors ?? null
    return isValid
  }) as Validate
  return validate
}

export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator, buildSerializer },
}

/** Lets a body be left out where all its fields may be, and refuses text that the database cannot keep. */
export function validation(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, String(body), done)
  })

  app.addHook('preValidation', async (request) => {
    if (
      request.routeOptions.schema?.body !== undefined &&
      (request.body === undefined || request.body === null)
    ) {
      request.body = {}
    }
    if (holdsNul(request.body) || holdsNul(request.query) || holdsNul(request.params)) {
      throw new ApiProblem(400, 'MalformedBody')
    }
  })
}

/** PostgreSQL's text has no NUL character. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(holdsNul)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(([key, member]) => key.includes('\0') || holdsNul(member))
  }
  return false
}
