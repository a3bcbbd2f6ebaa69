import { EmptyRequest, NoContent, refusals } from '../../contracts/common.ts'
import { ChangePasswordRequest, ResetPasswordRequest } from '../../contracts/passport.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { CredentialService } from './credentials.ts'

/** A customer's password, and the sessions that end with it. */
export function credentialRoutes(app: App, credentials: CredentialService, limits: RateLimits): void {
  const config = { rateLimit: limits.passport }

  app.post(
    '/api/f/passport/reset-password',
    {
      config,
      schema: {
        tags: ['passport'],
        operationId: 'resetPassword',
        summary: 'Sets a password by code; every session of the customer ends',
        body: ref(ResetPasswordRequest),
        response: { 204: NoContent, ...refusals() },
      },
    },
    async (request, reply) => {
      await credentials.resetPassword(request.body)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/u/user/change-password',
    {
      config,
      schema: {
        tags: ['user'],
        operationId: 'changePassword',
        summary: 'Every other session of the customer ends',
        body: ref(ChangePasswordRequest),
        response: { 204: NoContent, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await credentials.changePassword(customerOf(request), request.body)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/u/user/sign-out-everywhere',
    {
      schema: {
        tags: ['user'],
        operationId: 'signOutEverywhere',
        summary: 'Ends every session of the customer, this one too',
        body: EmptyRequest,
        response: { 204: NoContent, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await credentials.signOutEverywhere(customerOf(request))
      return reply.code(204).send(null)
    },
  )
}
