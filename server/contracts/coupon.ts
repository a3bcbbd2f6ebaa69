/** What happens to a coupon in a customer's hands. */
export const MY_COUPON_MOVES = ['collect', 'redeem', 'grant', 'use', 'giveBack', 'expire', 'void'] as const
export type MyCouponMove = (typeof MY_COUPON_MOVES)[number]
