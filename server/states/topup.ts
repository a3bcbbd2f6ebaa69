import { TopupStatus as S, type TopupStatus } from '../contracts/enumerations.ts'

import type { TopupMove } from '../contracts/topup.ts'
import type { Transition } from './transition.ts'

/** Everything that may happen to a top-up. A draft begins without proof of payment. */
export const TOPUP_TRANSITIONS: readonly Transition<TopupStatus, TopupMove>[] = [
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
]
