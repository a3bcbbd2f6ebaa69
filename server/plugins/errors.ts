import fp from 'fastify-plugin'

import { appLinkOf } from '../base/http/appLink.ts'
import { errorAnswer } from '../base/http/errorAnswer.ts'
import { ApiProblem, type ProblemCode } from '../base/http/problem.ts'
import { validationProblem } from '../base/http/validationProblem.ts'
import { MAX_UPLOAD_FILES } from '../contracts/upload.ts'
import { deletedAccountsIn } from '../db/deletedAccounts.ts'
import { isOutage } from '../db/outage.ts'

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { App } from '../base/http/app.ts'
import type { TextParams } from '../texts/text.ts'

interface ErrorOptions {
  /** The H5's folder. */
  readonly staticDir: string
}

/** Answers every error and unknown path in the one error shape; a link to a page of the app is redirected to it. */
export const errors = fp(async (app: App, { staticDir }: ErrorOptions) => {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(toProblem(error, request), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => {
    const appLink = appLinkOf(request, staticDir)
    if (appLink !== null) return reply.header('cache-control', 'no-cache').redirect(appLink)
    return answer(new ApiProblem(404, 'RouteNotFound'), null, request, reply)
  })
})

function answer(
  problem: ApiProblem,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (problem.status >= 500) request.log.error({ err: cause }, 'request failed')
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds)
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(errorAnswer(problem, request.language, request.id))
}

/** What Fastify and its own plugins refuse, by error code. */
const KNOWN: Readonly<Record<string, readonly [status: number, code: ProblemCode, params?: TextParams]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'BodyTooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'MediaTypeNotTaken'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'MalformedBody'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'MalformedBody'],
  FST_ERR_BAD_URL: [404, 'RouteNotFound'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'MediaTypeNotTaken'],
  FST_REQ_FILE_TOO_LARGE: [413, 'UploadTooLarge'],
  FST_FILES_LIMIT: [413, 'UploadTooMany', { maximum: MAX_UPLOAD_FILES }],
  FST_PARTS_LIMIT: [413, 'BodyTooLarge'],
  FST_FIELDS_LIMIT: [413, 'BodyTooLarge'],
}

/** A new primary takes a few seconds. */
const OUTAGE_SECONDS = 3

function toProblem(error: FastifyError, { caller }: FastifyRequest): ApiProblem {
  if (error instanceof ApiProblem) return error
  if (error.validation) return validationProblem(error.validation)
  const known = KNOWN[error.code]
  if (known) {
    const [status, code, params = {}] = known
    return new ApiProblem(status, code, { params })
  }
  const [deleted] = deletedAccountsIn(error)
  if (deleted !== undefined) return deletedProblem(deleted, caller)
  if (error instanceof SyntaxError || error.statusCode === 400) return new ApiProblem(400, 'MalformedBody')
  if (isOutage(error)) return new ApiProblem(503, 'NotReady', { retryAfterSeconds: OUTAGE_SECONDS })
  return new ApiProblem(500, 'Internal')
}

/** For whoever waited while an account was being deleted: its own customer elsewhere, signed in or about to, or staff. */
function deletedProblem(userId: string, caller: FastifyRequest['caller']): ApiProblem {
  if (caller === null) return new ApiProblem(400, 'InvalidCredentials')
  const isOwn = caller.kind === 'customer' && caller.userId === userId
  return isOwn ? new ApiProblem(401, 'SessionEnded') : new ApiProblem(409, 'AccountDeleted')
}
