import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler'

import { ANNOTATIONS } from '../../contracts/annotations.ts'
import { once } from '../process/once.ts'

/**
 * Makes the functions that validate requests, by their schemas. Bodies are strict: a number written as text is refused,
 * and so is an unknown field. Query, path and headers are text by nature and converted to what their schema says.
 */
export const buildValidator: BuildCompilerFromPool = (externalSchemas, settings) => {
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
  // Fastify passes the whole part of the route, though the type names its schema only.
  return (route) =>
    compiledWhenNeeded(() =>
      ((route as { httpPart?: string }).httpPart === 'body' ? strict() : coercing())(route),
    )
}

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>

/** A validator that is compiled at its first call: the start doesn't wait for those that nobody calls. */
function compiledWhenNeeded(compile: () => Validate): Validate {
  const compiled = once(compile)
  const validate = ((value: unknown) => {
    const inner = compiled()
    const isValid: unknown = inner(value)
    // Fastify reads the errors from the function that it called.
    validate.errors = inner.errors ?? null
    return isValid
  }) as Validate
  return validate
}
