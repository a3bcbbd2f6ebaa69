import { EmptyRequest, IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  OperatorTopup,
  OperatorTopupPage,
  RejectTopupRequest,
  TopupListRequest,
} from '../../contracts/topup.ts'

import type { App } from '../../base/http/app.ts'
import type { TopupService } from './service.ts'

const BASE = '/api/admin/fund-management/topup'
const tags = ['top-up']

/** Where staff look at payments; every call needs an operator token. */
export function topupReviewRoutes(app: App, topups: TopupService): void {
  const reviewed = { 200: ref(OperatorTopup), ...refusals(401, 403, 409) }

  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listTopupsForReview',
        summary: 'All customers’ top-ups of a status; those under review without one',
        body: ref(TopupListRequest),
        response: { 200: ref(OperatorTopupPage), ...refusals(401, 403) },
      },
    },
    (request) => topups.listForReview(request.body, request.language),
  )

  app.post(
    `${BASE}/:id/approve`,
    {
      schema: {
        tags,
        operationId: 'approveTopup',
        params: IdParams,
        body: EmptyRequest,
        response: reviewed,
      },
    },
    (request) => topups.approve(request.params.id, request.language),
  )

  app.post(
    `${BASE}/:id/reject`,
    {
      schema: {
        tags,
        operationId: 'rejectTopup',
        params: IdParams,
        body: ref(RejectTopupRequest),
        response: reviewed,
      },
    },
    (request) => topups.reject(request.params.id, request.body.reason, request.language),
  )
}
