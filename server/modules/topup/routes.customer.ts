import { EmptyRequest, IdParams, MAX_PAGE_SIZE, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  SubmitProofRequest,
  TopupCurrencyList,
  TopupCurrencyListRequest,
  TopupDetail,
  TopupListRequest,
  TopupMethodList,
  TopupMethodListRequest,
  TopupPage,
  UserTopupRequest,
} from '../../contracts/topup.ts'
import { pageOf } from '../../base/http/paging.ts'
import { customerOf } from '../../plugins/authentication.ts'
import { topupReviewRoutes } from './routes.staff.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { TopupService } from './service.ts'

const BASE = '/api/u/fund-management/topup'
const tags = ['top-up']

/** Paying money in. */
export function topupRoutes(app: App, topups: TopupService, idempotency: Idempotency): void {
  choiceRoutes(app, topups)
  readingRoutes(app, topups)
  changingRoutes(app, topups, idempotency)
  topupReviewRoutes(app, topups)
}

function choiceRoutes(app: App, topups: TopupService): void {
  app.post(
    `${BASE}/currency-list`,
    {
      schema: {
        tags,
        operationId: 'listTopupCurrencies',
        body: ref(TopupCurrencyListRequest),
        response: { 200: ref(TopupCurrencyList), ...refusals(401, 403) },
      },
    },
    async ({ body, language }) => {
      const { items } = await topups.listCurrencies(language)
      return pageOf(
        items,
        body,
        ({ currencyCode, displayName }) => `${currencyCode}\n${displayName}`,
        MAX_PAGE_SIZE,
      )
    },
  )

  app.post(
    `${BASE}/method-list`,
    {
      schema: {
        tags,
        operationId: 'listTopupMethods',
        summary: 'The ways to pay in a currency, with where the money goes; none for an unknown currency',
        body: ref(TopupMethodListRequest),
        response: { 200: ref(TopupMethodList), ...refusals(401, 403) },
      },
    },
    async ({ body, language }) => {
      const { items } = await topups.listMethods(body.currencyCode, language)
      return pageOf(items, body, ({ displayName }) => displayName, MAX_PAGE_SIZE)
    },
  )
}

function readingRoutes(app: App, topups: TopupService): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listTopups',
        body: ref(TopupListRequest),
        response: { 200: ref(TopupPage), ...refusals(401, 403) },
      },
    },
    (request) => topups.list(customerOf(request), request.body, request.language),
  )

  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        operationId: 'getTopup',
        params: IdParams,
        response: { 200: ref(TopupDetail), ...refusals(401, 403) },
      },
    },
    (request) => topups.get(customerOf(request), request.params.id, request.language),
  )
}

function changingRoutes(app: App, topups: TopupService, idempotency: Idempotency): void {
  const { headers } = idempotency
  const response = { 200: ref(TopupDetail), ...refusals(401, 403, 409) }

  app.post(
    `${BASE}/user-topup`,
    {
      schema: {
        tags,
        operationId: 'submitTopup',
        summary: 'Under review with its proof, which every method needs; a draft waits for it as pending',
        headers,
        body: ref(UserTopupRequest),
        response,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        topups.request(tx, customerOf(request), request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/:id/submit-proof`,
    {
      schema: {
        tags,
        operationId: 'submitTopupProof',
        summary: 'The proof that a draft lacks, or another one in place of one that is under review',
        params: IdParams,
        headers,
        body: ref(SubmitProofRequest),
        response,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        topups.submitProof(tx, customerOf(request), request.params.id, request.body, request.language),
      ),
  )

  app.post(
    `${BASE}/:id/cancel`,
    { schema: { tags, operationId: 'cancelTopup', params: IdParams, headers, body: EmptyRequest, response } },
    (request) =>
      idempotency.once(request, (tx) =>
        topups.cancel(tx, customerOf(request), request.params.id, request.language),
      ),
  )
}
