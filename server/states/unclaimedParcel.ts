import { UnclaimedParcelStatus as S, type UnclaimedParcelStatus } from '../contracts/enumerations.ts'

import type { UnclaimedParcelMove } from '../contracts/unclaimedParcel.ts'
import type { Transition } from './transition.ts'

/** Everything that may happen to a parcel whose owner nobody knows. */
export const UNCLAIMED_PARCEL_TRANSITIONS: readonly Transition<UnclaimedParcelStatus, UnclaimedParcelMove>[] =
  [
    { move: 'register', from: null, to: S.Unclaimed, actor: 'WAREHOUSE' },
    { move: 'claim', from: S.Unclaimed, to: S.UnderReview, actor: 'CUSTOMER' },
    { move: 'approve', from: S.UnderReview, to: S.Claimed, actor: 'WAREHOUSE' },
    { move: 'reject', from: S.UnderReview, to: S.Unclaimed, actor: 'WAREHOUSE' },
  ]
