import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler'

import { ANNOTATIONS } from '../../contracts/annotations.ts'
import { once } from '../process/once.ts'

/**
 * Makes the functions that validate requests, by their schemas. Bodies are strict: a number written as text is refused,
 * and so is an unknown field. Query, path and headers are text by nature and converted to what their schema says.
 */
export const buildValidator: BuildCompilerFromPool = (externalSchemas, settings) => {
  const build = AjvCompiler()
  const schemas = sizeFirst(externalSchemas) as typeof externalSchemas
  const options = {
    ...settings?.customOptions,
    allErrors: true,
    removeAdditional: false,
    useDefaults: true,
    keywords: [...ANNOTATIONS],
  }
  const strict = once(() => build(schemas, { customOptions: { ...options, coerceTypes: false } }))
  // With strict numbers, Ajv would turn the text 1e309 into Infinity, and then not compare that with any limit.
  const fromText = { ...options, coerceTypes: true, strictNumbers: false }
  const coercing = once(() => build(schemas, { customOptions: fromText }))
  // Fastify passes the whole part of the route, though the type names its schema only.
  return (route) =>
    compiledWhenNeeded(() => {
      const { schema, httpPart } = route as unknown as { schema: unknown; httpPart?: string }
      const compile = httpPart === 'body' ? strict() : coercing()
      return compile({ ...(route as object), schema: sizeFirst(schema) })
    })
}

/**
 * A schema that looks into an array only if it isn't too long: 80,000 empty rows would otherwise have half a million
 * errors, every one of them collected. Ajv reports the error of a condition beside those in it; see below.
 */
function sizeFirst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(sizeFirst)
  if (typeof schema !== 'object' || schema === null) return schema
  const changed = Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, sizeFirst(member)]))
  const { items, maxItems, ...rest } = changed
  if (typeof maxItems !== 'number' || items === undefined) return changed
  const type = 'array'
  return { ...rest, maxItems, if: { type, maxItems }, then: { type, items } }
}

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>

/** A validator that is compiled at its first call: the start doesn't wait for those that nobody calls. */
function compiledWhenNeeded(compile: () => Validate): Validate {
  const compiled = once(compile)
  const validate = ((value: unknown) => {
    const inner = compiled()
    const isValid: unknown = inner(value)
    // Fastify reads the errors from the function that it called.
    validate.errors = inner.errors?.filter(({ keyword }) => keyword !== 'if') ?? null
    return isValid
  }) as Validate
  return validate
}
