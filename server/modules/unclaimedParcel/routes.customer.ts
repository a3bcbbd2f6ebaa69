import { IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  ClaimParcelRequest,
  MyClaimListRequest,
  UnclaimedParcelClaim,
  UnclaimedParcelClaimPage,
  UnclaimedParcelListRequest,
  UnclaimedParcelPage,
} from '../../contracts/unclaimedParcel.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { UnclaimedParcelService } from './service.customer.ts'

const BASE = '/api/u/biz/ship-for-me/unclaimed-parcel'
const tags = ['unclaimedParcel']

/** Parcels that arrived without a code, and claims on them. */
export function unclaimedParcelRoutes(
  app: App,
  unclaimed: UnclaimedParcelService,
  idempotency: Idempotency,
): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listUnclaimedParcels',
        summary: 'What has no known owner; numbers are masked',
        body: ref(UnclaimedParcelListRequest),
        response: { 200: ref(UnclaimedParcelPage), ...refusals(401, 403) },
      },
    },
    (request) => unclaimed.list(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/my-claim/list`,
    {
      schema: {
        tags,
        operationId: 'listMyClaims',
        body: ref(MyClaimListRequest),
        response: { 200: ref(UnclaimedParcelClaimPage), ...refusals(401, 403) },
      },
    },
    (request) => unclaimed.listClaims(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/:id/claim`,
    {
      schema: {
        tags,
        operationId: 'claimParcel',
        summary: 'Says that a parcel is the caller’s; five wrong numbers lock claiming for a day',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(ClaimParcelRequest),
        response: { 200: ref(UnclaimedParcelClaim), ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const { id } = request.params
      await unclaimed.checkNumber(customerOf(request), id, request.body.expressNumber)
      return idempotency.once(request, (tx) =>
        unclaimed.claim(tx, customerOf(request), id, request.body, request.language),
      )
    },
  )
}
