import { refusals } from '../../contracts/common.ts'
import { MyReferral } from '../../contracts/referral.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../http.ts'
import type { ReferralService } from './service.ts'

/** Customers who bring customers. */
export function referralRoutes(app: App, referrals: ReferralService): void {
  app.get(
    '/api/u/referral/my',
    {
      schema: {
        tags: ['referral'],
        operationId: 'getMyReferral',
        response: { 200: ref(MyReferral), ...refusals(401, 403) },
      },
    },
    (request) => referrals.mine(customerOf(request), request.language),
  )
}
