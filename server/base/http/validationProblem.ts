import { ApiProblem, fieldProblem, type FieldProblem } from './problem.ts'

import type { FastifySchemaValidationError } from 'fastify'

import type { TextKey } from '../../texts/text.ts'

/** More wrong fields than anybody corrects at once; an answer must not outgrow its request. */
const MAX_PROBLEMS = 20

/** What is wrong with a body, query or path that violates its schema, field by field. */
export function validationProblem(errors: readonly FastifySchemaValidationError[]): ApiProblem {
  if (errors.some(isMissingKey)) return fieldProblem(400, 'IdempotencyKeyRequired', 'Idempotency-Key')
  const fields = new Map<string, FieldProblem>()
  for (const error of errors) {
    const field = toField(error)
    const name = field.members.join()
    if (!fields.has(name)) fields.set(name, field)
    if (fields.size === MAX_PROBLEMS) break
  }
  return new ApiProblem(400, 'Validation', { fields: [...fields.values()] })
}

/** No body has a member of this name. */
function isMissingKey({ params }: FastifySchemaValidationError): boolean {
  return params['missingProperty'] === 'idempotency-key'
}

const TEXT_OF_KEYWORD: Readonly<Record<string, TextKey>> = {
  required: 'field.required',
  additionalProperties: 'field.unknown',
  minLength: 'field.minLength',
  maxLength: 'field.maxLength',
  minimum: 'field.minimum',
  maximum: 'field.maximum',
  maxItems: 'field.maxItems',
}

function toField({ keyword, instancePath, params }: FastifySchemaValidationError): FieldProblem {
  const child = params['missingProperty'] ?? params['additionalProperty']
  const path = instancePath.split('/').slice(1)
  const member = [...path, ...(typeof child === 'string' ? [child] : [])].join('.')
  const limit = typeof params['limit'] === 'number' ? params['limit'] : 0
  const isEmpty = keyword === 'minLength' && limit === 1
  return {
    members: [member],
    key: isEmpty ? 'field.required' : (TEXT_OF_KEYWORD[keyword] ?? 'field.format'),
    params: { count: limit, limit },
  }
}
