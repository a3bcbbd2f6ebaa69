import { ApiProblem } from '../base/http/problem.ts'
import { validationProblem } from '../base/http/validationProblem.ts'

import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'

/** A row of a batch, or why it is refused. */
export type Judged<Row> = Row | ApiProblem

/**
 * The rows of a batch; a row that violates the schema is replaced by its problem.
 *
 * @param member the member of the body that holds them
 * @throws the validation error when anything outside the rows is wrong
 */
export function judgedRows(
  { body, validationError: failure }: FastifyRequest,
  member: string,
): Judged<unknown>[] {
  const rows = ((body as Record<string, unknown> | undefined)?.[member] ?? []) as unknown[]
  if (!failure) return [...rows]
  const place = new RegExp(`^/${member}/(\\d+)(?=/|$)`)
  const validation = (failure.validation ?? []) as FastifySchemaValidationError[]
  const isOfRows = validation.length > 0 && validation.every(({ instancePath }) => place.test(instancePath))
  if (!isOfRows) throw failure
  return rows.map((row, index) => {
    const own = validation.filter(({ instancePath }) => Number(place.exec(instancePath)?.[1]) === index)
    const relative = own.map((error) => ({ ...error, instancePath: error.instancePath.replace(place, '') }))
    return own.length > 0 ? validationProblem(relative) : row
  })
}

/** Checks the rows that aren't refused yet; a row that the check refuses is replaced by its problem. */
export function judgeRows(
  rows: readonly Judged<unknown>[],
  check: (row: unknown) => Promise<void>,
): Promise<Judged<unknown>[]> {
  return Promise.all(
    rows.map(async (row) => {
      if (row instanceof ApiProblem) return row
      try {
        await check(row)
        return row
      } catch (error) {
        if (error instanceof ApiProblem) return error
        throw error
      }
    }),
  )
}
