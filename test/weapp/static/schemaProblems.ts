import type { ErrorObject, ValidateFunction } from 'ajv'

/** What a schema says against a file's content, in words. */
export function schemaProblems(file: string, json: unknown, validate: ValidateFunction): string[] {
  return validate(json) ? [] : (validate.errors ?? []).map((error) => `${file} ${inWords(error)}`)
}

function inWords({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath.slice(1).replaceAll('/', '.')
  if (keyword !== 'additionalProperties') return `has a wrong ${at || 'content'}: ${message}`
  return `has the unknown key ${[at, String(params.additionalProperty)].filter(Boolean).join('.')}`
}
