import { UnclaimedParcelStatus as S, type UnclaimedParcelStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { UnclaimedParcelMove } from '../contracts/unclaimedParcel.ts'

/** What a status counts as. */
export type UnclaimedParcelGroup = 'ownerless' | 'ended'

/** Everything that may happen to a parcel whose owner is unknown. Any other step is refused. */
export const UNCLAIMED_PARCEL = createMachine<
  UnclaimedParcelStatus,
  UnclaimedParcelMove,
  UnclaimedParcelGroup
>({
  transitions: [
    { move: 'register', from: null, to: S.Unclaimed, actor: 'WAREHOUSE' },
    { move: 'claim', from: S.Unclaimed, to: S.UnderReview, actor: 'CUSTOMER' },
    { move: 'approve', from: S.UnderReview, to: S.Claimed, actor: 'WAREHOUSE' },
    { move: 'reject', from: S.UnderReview, to: S.Unclaimed, actor: 'WAREHOUSE' },
  ],
  groups: {
    [S.Unclaimed]: ['ownerless'],
    [S.UnderReview]: ['ownerless'],
    [S.Claimed]: ['ended'],
  },
})
