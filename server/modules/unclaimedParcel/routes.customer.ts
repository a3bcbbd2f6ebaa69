import { listMyClaims, listUnclaimedParcels } from '../../contracts/calls/unclaimedParcel.ts'
import { IdParams, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { ClaimParcelRequest, UnclaimedParcelClaim } from '../../contracts/unclaimedParcel.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { Route } from '../../routing/route.ts'
import type { UnclaimedParcelService } from './service.customer.ts'

/** Parcels that arrived without a code, and claims on them. */
export function unclaimedParcelRoutes(route: Route, unclaimed: UnclaimedParcelService): void {
  route(listUnclaimedParcels, ({ caller, body, language }) => unclaimed.list(caller, body, language))

  route(listMyClaims, ({ caller, body, language }) => unclaimed.listClaims(caller, body, language))
}

/** Not a `route`: a wrong number is counted before the transaction, which would take the count back. */
export function claimRoute(app: App, unclaimed: UnclaimedParcelService, idempotency: Idempotency): void {
  app.post(
    '/api/u/biz/ship-for-me/unclaimed-parcel/:id/claim',
    {
      schema: {
        tags: ['unclaimed parcel'],
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
