import { LogisticsOrderStatus as S, type LogisticsOrderStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { LogisticsOrderMove } from '../contracts/logisticsOrder.ts'

/** From these an order can be cancelled. */
const UNPAID = [S.PendingProcessing, S.PendingWeighing, S.PendingPayment] as const

/** What a status counts as. */
export type LogisticsOrderGroup =
  'live' | 'unweighed' | 'unpaid' | 'payable' | 'paid' | 'withCarrier' | 'ended'

/** Everything that may happen to a logistics order's status. Any other step is refused. */
export const LOGISTICS_ORDER = createMachine<LogisticsOrderStatus, LogisticsOrderMove, LogisticsOrderGroup>({
  transitions: [
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
    { move: 'expire', from: S.PendingPayment, to: S.Canceled, actor: 'SYSTEM' },
    ...UNPAID.flatMap((from) => [
      { move: 'cancel' as const, from, to: S.Canceled, actor: 'CUSTOMER' as const },
      { move: 'reject' as const, from, to: S.Canceled, actor: 'WAREHOUSE' as const },
    ]),
  ],
  groups: {
    [S.PendingProcessing]: ['live', 'unweighed', 'unpaid'],
    [S.PendingWeighing]: ['live', 'unweighed', 'unpaid'],
    [S.PendingPayment]: ['live', 'unpaid', 'payable'],
    [S.PendingShipment]: ['live', 'paid'],
    [S.Shipped]: ['live', 'paid', 'withCarrier'],
    [S.ArrivedPickupStation]: ['live', 'paid', 'withCarrier'],
    [S.Signed]: ['live', 'paid', 'withCarrier'],
    [S.Completed]: ['ended', 'paid'],
    [S.Canceled]: ['ended'],
  },
})
