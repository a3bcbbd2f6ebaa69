/** What happens to a top-up. */
export const TOPUP_MOVES = ['submit', 'request', 'approve', 'reject', 'cancel', 'expire'] as const
export type TopupMove = (typeof TOPUP_MOVES)[number]
