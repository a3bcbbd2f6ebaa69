import { StoreOrderStatus as S, type StoreOrderStatus } from '../contracts/enumerations.ts'

import type { StoreOrderMove } from '../contracts/storeOrder.ts'
import type { Transition } from './transition.ts'

/** Everything that may happen to a mall order. Its goods are kept aside until it is paid or cancelled. */
export const STORE_ORDER_TRANSITIONS: readonly Transition<StoreOrderStatus, StoreOrderMove>[] = [
  { move: 'submit', from: null, to: S.PendingPayment, actor: 'CUSTOMER' },
  { move: 'pay', from: S.PendingPayment, to: S.Paid, actor: 'CUSTOMER' },
  { move: 'cancel', from: S.PendingPayment, to: S.Canceled, actor: 'CUSTOMER' },
  { move: 'expire', from: S.PendingPayment, to: S.Canceled, actor: 'SYSTEM' },
]
