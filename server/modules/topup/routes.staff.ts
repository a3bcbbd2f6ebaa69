import { approveTopup, listTopupsForReview, rejectTopup } from '../../contracts/calls/topup.ts'

import type { Route } from '../../routing/route.ts'
import type { TopupStaffService } from './service.staff.ts'

/** Where staff look at payments. */
export function topupStaffRoutes(route: Route, topups: TopupStaffService): void {
  route(listTopupsForReview, ({ body, language }) => topups.list(body, language))

  route(approveTopup, ({ tx, params, language }) => topups.approve(tx, params.id, language))

  route(rejectTopup, ({ params, body, language }) => topups.reject(params.id, body.reason, language))
}
