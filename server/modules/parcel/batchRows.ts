import { validationProblem } from '../../base/http/validationProblem.ts'

import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'

import type { DeclareParcelRequest } from '../../contracts/parcelRequests.ts'
import type { BatchRow } from './batch.ts'

const ROW = /^\/items\/(\d+)(?=\/|$)/

/**
 * The rows of a batch, those of the wrong form as what is wrong with them.
 *
 * @throws ApiProblem 400 when more than single rows is wrong
 */
export function batchRows(
  items: readonly DeclareParcelRequest[],
  failure: FastifyRequest['validationError'],
): BatchRow[] {
  if (!failure) return [...items]
  const validation = (failure.validation ?? []) as FastifySchemaValidationError[]
  const isOfRows = validation.length > 0 && validation.every(({ instancePath }) => ROW.test(instancePath))
  if (!isOfRows) throw failure
  return items.map((row, index) => {
    const own = validation.filter(({ instancePath }) => Number(ROW.exec(instancePath)?.[1]) === index)
    return own.length > 0 ? validationProblem(own.map(relativeToRow)) : row
  })
}

function relativeToRow(error: FastifySchemaValidationError): FastifySchemaValidationError {
  return { ...error, instancePath: error.instancePath.replace(ROW, '') }
}
