import { LogisticsOrderStatus as S, type LogisticsOrderStatus } from '../contracts/enumerations.ts'

import type { LogisticsOrderMove } from '../contracts/logisticsOrder.ts'
import type { Transition } from './transition.ts'

/** Until the order is paid it can be cancelled, and changed. */
export const UNPAID_STATUSES: readonly LogisticsOrderStatus[] = [
  S.PendingProcessing,
  S.PendingWeighing,
  S.PendingPayment,
]

/** Everything that may happen to a logistics order's status. Any other step is refused. */
export const LOGISTICS_ORDER_TRANSITIONS: readonly Transition<LogisticsOrderStatus, LogisticsOrderMove>[] = [
  { move: 'submit', from: null, to: S.PendingProcessing, actor: 'CUSTOMER' },
  { move: 'process', from: S.PendingProcessing, to: S.PendingWeighing, actor: 'WAREHOUSE' },
  { move: 'weigh', from: S.PendingWeighing, to: S.PendingPayment, actor: 'WAREHOUSE' },
  { move: 'pay', from: S.PendingPayment, to: S.PendingShipment, actor: 'CUSTOMER' },
  { move: 'autoPay', from: S.PendingPayment, to: S.PendingShipment, actor: 'SYSTEM' },
  { move: 'ship', from: S.PendingShipment, to: S.Shipped, actor: 'WAREHOUSE' },
  { move: 'reachPickupStation', from: S.Shipped, to: S.ArrivedPickupStation, actor: 'WAREHOUSE' },
  { move: 'sign', from: S.Shipped, to: S.Signed, actor: 'WAREHOUSE' },
  { move: 'sign', from: S.ArrivedPickupStation, to: S.Signed, actor: 'WAREHOUSE' },
  { move: 'confirmReceipt', from: S.Signed, to: S.Completed, actor: 'CUSTOMER' },
  { move: 'complete', from: S.Signed, to: S.Completed, actor: 'SYSTEM' },
  ...UNPAID_STATUSES.flatMap((from) => [
    { move: 'cancel' as const, from, to: S.Canceled, actor: 'CUSTOMER' as const },
    { move: 'reject' as const, from, to: S.Canceled, actor: 'WAREHOUSE' as const },
  ]),
]
