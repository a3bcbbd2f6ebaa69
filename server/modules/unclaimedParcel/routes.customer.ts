import { claimParcel, listMyClaims, listUnclaimedParcels } from '../../contracts/calls/unclaimedParcel.ts'

import type { Route } from '../../routing/route.ts'
import type { UnclaimedParcelService } from './service.customer.ts'

/** Parcels that arrived without a code, and claims on them. */
export function unclaimedParcelRoutes(route: Route, unclaimed: UnclaimedParcelService): void {
  route(listUnclaimedParcels, ({ caller, body, language }) => unclaimed.list(caller, body, language))

  route(listMyClaims, ({ caller, body, language }) => unclaimed.listClaims(caller, body, language))

  route(claimParcel, async ({ transact, caller, params: { id }, body, language }) => {
    await unclaimed.checkNumber(caller, id, body.expressNumber)
    return transact((tx) => unclaimed.claim(tx, caller, id, body, language))
  })
}
