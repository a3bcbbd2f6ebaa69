import { getMiniProgramCode, getMyReferral } from '../../contracts/calls/referral.ts'

import type { Route } from '../../routing/route.ts'
import type { ReferralService } from './service.ts'

/** Customers who invite others. */
export function referralRoutes(route: Route, referrals: ReferralService): void {
  route(getMyReferral, ({ caller, language }) => referrals.mine(caller, language))

  route(getMiniProgramCode, async ({ caller }) => ({ picture: await referrals.miniProgramCode(caller) }))
}
