import { refusals } from '../../contracts/common.ts'
import { MiniProgramCode, MyReferral } from '../../contracts/referral.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
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

  app.get(
    '/api/u/referral/mini-program-code',
    {
      schema: {
        tags: ['referral'],
        operationId: 'getMiniProgramCode',
        description: 'A mini program code that opens Home with the customer’s referral code',
        response: { 200: ref(MiniProgramCode), ...refusals(401, 403, 502, 503) },
      },
    },
    async (request) => ({ picture: await referrals.miniProgramCode(customerOf(request)) }),
  )
}
