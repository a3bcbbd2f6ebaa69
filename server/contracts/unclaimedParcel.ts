/** What happens to a parcel whose owner nobody knows. */
export const UNCLAIMED_PARCEL_MOVES = ['register', 'claim', 'approve', 'reject'] as const
export type UnclaimedParcelMove = (typeof UNCLAIMED_PARCEL_MOVES)[number]
