import { TopupStatus as S, type TopupStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { TopupMove } from '../contracts/topup.ts'

/** What a status counts as. */
export type TopupGroup = 'open' | 'ended'

/** Everything that may happen to a top-up. A draft begins without proof of payment. */
export const TOPUP = createMachine<TopupStatus, TopupMove, TopupGroup>({
  transitions: [
    { move: 'submit', from: null, to: S.PendingAudit, actor: 'CUSTOMER' },
    { move: 'request', from: null, to: S.Pending, actor: 'CUSTOMER' },
    { move: 'submit', from: S.Pending, to: S.PendingAudit, actor: 'CUSTOMER' },
    // A proof under review can be corrected.
    { move: 'submit', from: S.PendingAudit, to: S.PendingAudit, actor: 'CUSTOMER' },
    { move: 'approve', from: S.PendingAudit, to: S.Paid, actor: 'WAREHOUSE' },
    { move: 'reject', from: S.PendingAudit, to: S.Cancalled, actor: 'WAREHOUSE' },
    { move: 'cancel', from: S.PendingAudit, to: S.Cancalled, actor: 'CUSTOMER' },
    { move: 'cancel', from: S.Pending, to: S.Cancalled, actor: 'CUSTOMER' },
    { move: 'expire', from: S.Pending, to: S.Expired, actor: 'SYSTEM' },
  ],
  groups: {
    [S.Pending]: ['open'],
    [S.PendingAudit]: ['open'],
    [S.Paid]: ['ended'],
    [S.Cancalled]: ['ended'],
    [S.Expired]: ['ended'],
  },
})
