import {
  approveClaim,
  listOrphanParcels,
  registerUnclaimedParcel,
  rejectClaim,
} from '../../contracts/calls/unclaimedParcel.ts'

import type { Route } from '../../routing/route.ts'
import type { UnclaimedParcelStaffService } from './service.staff.ts'

/** What staff do with parcels that have no owner. */
export function unclaimedParcelStaffRoutes(route: Route, unclaimed: UnclaimedParcelStaffService): void {
  route(listOrphanParcels, ({ body, language }) => unclaimed.list(body, language))

  route(registerUnclaimedParcel, ({ body, language }) => unclaimed.register(body, language))

  route(approveClaim, ({ body, language }) => unclaimed.approve(body.expressNumber, language))

  route(rejectClaim, ({ body, language }) => unclaimed.reject(body.expressNumber, body.reason, language))
}
