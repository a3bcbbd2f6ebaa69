import { createMachine } from './machine.ts'

import type { ClaimStatus } from '../contracts/unclaimedParcel.ts'

/** What changes a claim's status. */
export type ClaimMove = 'claim' | 'approve' | 'reject'

/** What a status counts as. */
export type ClaimGroup = 'open' | 'ended'

/** Everything that may happen to a claim on an unclaimed parcel. */
export const CLAIM = createMachine<ClaimStatus, ClaimMove, ClaimGroup>({
  transitions: [
    { move: 'claim', from: null, to: 'UNDER_REVIEW', actor: 'CUSTOMER' },
    { move: 'approve', from: 'UNDER_REVIEW', to: 'APPROVED', actor: 'WAREHOUSE' },
    { move: 'reject', from: 'UNDER_REVIEW', to: 'REJECTED', actor: 'WAREHOUSE' },
  ],
  groups: {
    UNDER_REVIEW: ['open'],
    APPROVED: ['ended'],
    REJECTED: ['ended'],
  },
})
