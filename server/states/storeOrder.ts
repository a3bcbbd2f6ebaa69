import { StoreOrderStatus as S, type StoreOrderStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { StoreOrderMove } from '../contracts/storeOrder.ts'

/** What a status counts as. */
export type StoreOrderGroup = 'payable' | 'ended'

/** Everything that may happen to a mall order. Its goods are reserved until it is paid or cancelled. */
export const STORE_ORDER = createMachine<StoreOrderStatus, StoreOrderMove, StoreOrderGroup>({
  transitions: [
    { move: 'submit', from: null, to: S.PendingPayment, actor: 'CUSTOMER' },
    { move: 'pay', from: S.PendingPayment, to: S.Paid, actor: 'CUSTOMER' },
    { move: 'cancel', from: S.PendingPayment, to: S.Canceled, actor: 'CUSTOMER' },
    { move: 'expire', from: S.PendingPayment, to: S.Canceled, actor: 'SYSTEM' },
  ],
  groups: {
    [S.PendingPayment]: ['payable'],
    [S.Paid]: ['ended'],
    [S.Canceled]: ['ended'],
  },
})
