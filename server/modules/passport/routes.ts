import { EmptyRequest, NoContent, refusals } from '../../contracts/common.ts'
import {
  LoginByCodeRequest,
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  SendVerificationCodeAnswer,
  SendVerificationCodeRequest,
  Token,
} from '../../contracts/passport.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { PassportService } from './service.ts'
import type { VerificationService } from './verification.ts'

const tags = ['passport']

/** Signing up, in and out. */
export function passportRoutes(
  app: App,
  passport: PassportService,
  verification: VerificationService,
  idempotency: Idempotency,
  limits: RateLimits,
): void {
  codeRoutes(app, verification, limits)
  signUpRoutes(app, passport, idempotency, limits)
  signInRoutes(app, passport, limits)
  sessionRoutes(app, passport, limits)
}

function codeRoutes(app: App, verification: VerificationService, limits: RateLimits): void {
  app.post(
    '/api/f/passport/verification-code/send',
    {
      config: { rateLimit: limits.verificationCode },
      schema: {
        tags,
        operationId: 'sendVerificationCode',
        summary: 'Sends a code to a mobile number or e-mail address; never tells whether an account exists',
        body: ref(SendVerificationCodeRequest),
        response: { 200: ref(SendVerificationCodeAnswer), ...refusals() },
      },
    },
    (request) => verification.send(request.body.target, request.body.purpose, request.language),
  )
}

function signUpRoutes(
  app: App,
  passport: PassportService,
  idempotency: Idempotency,
  limits: RateLimits,
): void {
  app.post(
    '/api/f/passport/register',
    {
      config: { rateLimit: limits.passport },
      schema: {
        tags,
        operationId: 'register',
        headers: idempotency.headers,
        body: ref(RegisterRequest),
        response: { 200: ref(Token), ...refusals(409) },
      },
    },
    (request) => idempotency.onceSigningIn(request, (transact) => passport.register(request.body, transact)),
  )
}

function signInRoutes(app: App, passport: PassportService, limits: RateLimits): void {
  const config = { rateLimit: limits.passport }
  const token = { 200: ref(Token), ...refusals() }

  app.post(
    '/api/f/passport/login',
    { config, schema: { tags, operationId: 'login', body: ref(LoginRequest), response: token } },
    (request) => passport.login(request.body),
  )

  app.post(
    '/api/f/passport/login-by-code',
    { config, schema: { tags, operationId: 'loginByCode', body: ref(LoginByCodeRequest), response: token } },
    (request) => passport.loginByCode(request.body),
  )
}

function sessionRoutes(app: App, passport: PassportService, limits: RateLimits): void {
  app.post(
    '/api/f/passport/refresh',
    {
      config: { rateLimit: limits.passport },
      schema: {
        tags,
        operationId: 'refreshToken',
        summary: 'Trades a refresh token for a new pair; one used twice ends its whole session',
        body: ref(RefreshRequest),
        response: { 200: ref(Token), ...refusals(401) },
      },
    },
    (request) => passport.refresh(request.body.refreshToken),
  )

  app.post(
    '/api/u/passport/logout',
    {
      schema: {
        tags,
        operationId: 'logout',
        body: EmptyRequest,
        response: { 204: NoContent, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await passport.logout(customerOf(request))
      return reply.code(204).send(null)
    },
  )
}
