import { EmptyRequest, IdParams, NoContent, refusals } from '../../contracts/common.ts'
import {
  ConsolidationRule,
  ConsolidationRuleListRequest,
  ConsolidationRulePage,
  ConsolidationRuleRequest,
  RuleRunListRequest,
  RuleRunPage,
  RuleTrial,
  UpdateRuleRequest,
} from '../../contracts/consolidationRule.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { ConsolidationRuleService } from './service.customer.ts'

const BASE = '/api/u/biz/consolidation-rule'
const tags = ['consolidation rule']
const changed = { 200: ref(ConsolidationRule), ...refusals(401, 403, 409) }
const trial = { 200: ref(RuleTrial), ...refusals(401, 403, 409) }

/** What customers want submitted without being asked again. */
export function consolidationRuleRoutes(
  app: App,
  rules: ConsolidationRuleService,
  idempotency: Idempotency,
): void {
  readingRoutes(app, rules)
  changingRoutes(app, rules)
  pausingRoutes(app, rules)
  tryingRoutes(app, rules)

  app.post(
    BASE,
    {
      schema: {
        tags,
        operationId: 'createConsolidationRule',
        headers: idempotency.headers,
        body: ref(ConsolidationRuleRequest),
        response: changed,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        rules.create(tx, customerOf(request), request.body, request.language),
      ),
  )
}

function readingRoutes(app: App, rules: ConsolidationRuleService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listConsolidationRules',
        body: ref(ConsolidationRuleListRequest),
        response: { 200: ref(ConsolidationRulePage), ...refusals(401, 403) },
      },
    },
    (request) => rules.list(customerOf(request), request.body, request.language),
  )

  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'getConsolidationRule',
        params: IdParams,
        response: { 200: ref(ConsolidationRule), ...refusals(401, 403) },
      },
    },
    (request) => rules.get(customerOf(request), request.params.id, request.language),
  )

  app.post(
    `${BASE}/:id/run/list`,
    {
      schema: {
        tags,
        operationId: 'listRuleRuns',
        params: IdParams,
        body: ref(RuleRunListRequest),
        response: { 200: ref(RuleRunPage), ...refusals(401, 403) },
      },
    },
    (request) => rules.listRuns(customerOf(request), request.params.id, request.body, request.language),
  )
}

function changingRoutes(app: App, rules: ConsolidationRuleService): void {
  app.put(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateConsolidationRule',
        summary: 'Replaces a rule; one that has stopped is in force again',
        params: IdParams,
        body: ref(UpdateRuleRequest),
        response: changed,
      },
    },
    (request) => rules.update(customerOf(request), request.params.id, request.body, request.language),
  )

  app.delete(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteConsolidationRule',
        params: IdParams,
        response: { 204: NoContent, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await rules.remove(customerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}

function pausingRoutes(app: App, rules: ConsolidationRuleService): void {
  app.post(
    `${BASE}/:id/pause`,
    {
      schema: {
        tags,
        operationId: 'pauseConsolidationRule',
        params: IdParams,
        body: EmptyRequest,
        response: changed,
      },
    },
    (request) => rules.pause(customerOf(request), request.params.id, request.language),
  )

  app.post(
    `${BASE}/:id/resume`,
    {
      schema: {
        tags,
        operationId: 'resumeConsolidationRule',
        summary: 'Puts a rule that is paused or has stopped in force again',
        params: IdParams,
        body: EmptyRequest,
        response: changed,
      },
    },
    (request) => rules.resume(customerOf(request), request.params.id, request.language),
  )
}

function tryingRoutes(app: App, rules: ConsolidationRuleService): void {
  app.post(
    `${BASE}/try`,
    {
      schema: {
        tags,
        operationId: 'tryConsolidationRule',
        summary: 'What such a rule would do today; nothing is kept',
        body: ref(ConsolidationRuleRequest),
        response: trial,
      },
    },
    (request) => rules.try(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/:id/try`,
    {
      schema: {
        tags,
        operationId: 'tryKeptRule',
        summary: 'What the rule would do today; nothing is changed',
        params: IdParams,
        body: EmptyRequest,
        response: trial,
      },
    },
    (request) => rules.tryKept(customerOf(request), request.params.id, request.language),
  )
}
