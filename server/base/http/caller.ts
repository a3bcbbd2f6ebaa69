import { ApiProblem } from './problem.ts'

import type { FastifyRequest } from 'fastify'

import type { Customer, Operator } from './app.ts'

/** @throws ApiProblem 401 when nobody is signed in */
export function callerOf(request: FastifyRequest): Customer | Operator {
  if (request.caller === null) throw new ApiProblem(401, 'NotSignedIn')
  return request.caller
}
