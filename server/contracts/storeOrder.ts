/** What happens to a mall order. */
export const STORE_ORDER_MOVES = ['submit', 'pay', 'cancel', 'expire'] as const
export type StoreOrderMove = (typeof STORE_ORDER_MOVES)[number]
