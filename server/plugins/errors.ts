import fp from 'fastify-plugin'

import { appLinkOf } from '../base/http/appLink.ts'
import { errorAnswer } from '../base/http/errorAnswer.ts'
import { ApiProblem, type ProblemCode } from '../base/http/problem.ts'
import { validationProblem } from '../base/http/validationProblem.ts'
import { MAX_UPLOAD_FILES } from '../contracts/upload.ts'
import { deletedAccountsIn } from '../db/deletedAccounts.ts'
import { reasonOf } from '../db/errorRecord.ts'
import { isOutage } from '../db/outage.ts'
import { languageOf } from '../texts/language.ts'

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { App } from '../base/http/app.ts'
import type { TextParams } from '../texts/text.ts'

interface ErrorOptions {
  /** The H5's folder. */
  readonly staticDir: string
}

/** Answers every error and unknown path in the one error shape; a link to a page of the app is redirected to it. */
export const errors = fp(async function errors(app: App, { staticDir }: ErrorOptions) {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(toProblem(error, request), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => {
    const appLink = appLinkOf(request, staticDir)
    if (appLink !== null) return reply.header('cache-control', 'no-cache').redirect(appLink)
    return answer(new ApiProblem(404, 'RouteNotFound'), null, request, reply)
  })
})

/** Answers an address that the router can't read, before any plugin has seen the request. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.language = languageOf(request.headers['accept-language'])
  answer(toProblem(error, request), error, request, reply.header('x-request-id', request.id))
}

function answer(
  problem: ApiProblem,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // A refusal that was meant, such as for lack of room, has no cause.
  const fault = problem === cause ? problem.cause : cause
  if (isOutage(cause)) request.log.warn({ reason: reasonOf(cause) }, 'request met an outage')
  else if (problem.status >= 500 && fault !== undefined) request.log.error({ err: fault }, 'request failed')
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
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
  FST_ERR_MAX_PARAM_LENGTH: [404, 'RouteNotFound'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'MediaTypeNotTaken'],
  FST_REQ_FILE_TOO_LARGE: [413, 'UploadTooLarge'],
  FST_FILES_LIMIT: [413, 'UploadTooMany', { maximum: MAX_UPLOAD_FILES }],
  FST_PARTS_LIMIT: [413, 'BodyTooLarge'],
  FST_FIELDS_LIMIT: [413, 'BodyTooLarge'],
}

/** A new primary takes a few seconds. */
const OUTAGE_SECONDS = 3

/** What the multipart parser says of a body that it can't read; its errors have no code. */
const BROKEN_MULTIPART =
  /^(Multipart: |Malformed part header|Unexpected end of multipart|\w+ terminated early)/

/** Other refusals of Fastify and its plugins. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'RouteNotFound',
  413: 'BodyTooLarge',
  415: 'MediaTypeNotTaken',
}

function toProblem(error: FastifyError, request: FastifyRequest): ApiProblem {
  if (error instanceof ApiProblem) return error
  if (error.validation) return validationProblem(error.validation)
  const refusal = refusalOf(error)
  if (refusal) return refusal
  const [deleted] = deletedAccountsIn(error)
  if (deleted !== undefined) return deletedProblem(deleted, request.caller)
  if (isUnreadable(error, request)) return new ApiProblem(400, 'MalformedBody')
  if (isOutage(error)) return new ApiProblem(503, 'NotReady', { retryAfterSeconds: OUTAGE_SECONDS })
  return new ApiProblem(500, 'Internal')
}

/** What Fastify or a plugin refuses; null for any other error. */
function refusalOf({ code, statusCode = 500 }: FastifyError): ApiProblem | null {
  const known = KNOWN[code]
  if (known) return new ApiProblem(known[0], known[1], { params: known[2] ?? {} })
  const isRefusal = statusCode >= 400 && statusCode < 500
  return isRefusal ? new ApiProblem(statusCode, BY_STATUS[statusCode] ?? 'MalformedBody') : null
}

/** Whether a body can't be read, or its sender has left before its end. */
function isUnreadable(error: FastifyError, { raw }: FastifyRequest): boolean {
  const hasLeft = raw.destroyed && !raw.complete
  return hasLeft || error instanceof SyntaxError || BROKEN_MULTIPART.test(error.message)
}

/** For whoever waited while an account was being deleted: its own customer elsewhere, signed in or about to, or staff. */
function deletedProblem(userId: string, caller: FastifyRequest['caller']): ApiProblem {
  if (caller === null) return new ApiProblem(400, 'InvalidCredentials')
  const isOwn = caller.kind === 'customer' && caller.userId === userId
  return isOwn ? new ApiProblem(401, 'SessionEnded') : new ApiProblem(409, 'AccountDeleted')
}
