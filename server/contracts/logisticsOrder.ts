import { words } from './schema.ts'

/** What happens to a logistics order; each writes one log line. */
export const LOGISTICS_ORDER_MOVES = [
  'submit',
  'process',
  'weigh',
  'pay',
  'autoPay',
  'ship',
  'reachPickupStation',
  'sign',
  'confirmReceipt',
  'complete',
  'cancel',
  'reject',
] as const
export type LogisticsOrderMove = (typeof LOGISTICS_ORDER_MOVES)[number]
export const LogisticsOrderMoveWord = words('LogisticsOrderMove', LOGISTICS_ORDER_MOVES)
