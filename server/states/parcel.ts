import { ParcelStatus as S, type ParcelStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { ParcelMove } from '../contracts/parcel.ts'

/** What a status counts as. */
export type ParcelGroup =
  'live' | 'expected' | 'unweighed' | 'arrived' | 'atWarehouse' | 'stored' | 'storageRunning' | 'ended'

/** Everything that may happen to a parcel's status. Any other step is refused. */
export const PARCEL = createMachine<ParcelStatus, ParcelMove, ParcelGroup>({
  transitions: [
    { move: 'declare', from: null, to: S.NotArrival, actor: 'CUSTOMER' },
    { move: 'arrive', from: null, to: S.Arrived, actor: 'WAREHOUSE' },
    { move: 'buy', from: null, to: S.Arrived, actor: 'CUSTOMER' },
    { move: 'claim', from: null, to: S.Arrived, actor: 'WAREHOUSE' },
    { move: 'arrive', from: S.NotArrival, to: S.Arrived, actor: 'WAREHOUSE' },
    { move: 'inbound', from: S.Arrived, to: S.Inbound, actor: 'WAREHOUSE' },
    { move: 'submit', from: S.Inbound, to: S.PendingConsolidating, actor: 'CUSTOMER' },
    { move: 'withdraw', from: S.PendingConsolidating, to: S.Inbound, actor: 'SYSTEM' },
    { move: 'consolidate', from: S.PendingConsolidating, to: S.Consolidate, actor: 'WAREHOUSE' },
    { move: 'unpack', from: S.Consolidate, to: S.Inbound, actor: 'SYSTEM' },
    { move: 'outbound', from: S.Consolidate, to: S.Outbound, actor: 'WAREHOUSE' },
    { move: 'ship', from: S.Outbound, to: S.Shipped, actor: 'WAREHOUSE' },
    { move: 'reachPickupStation', from: S.Shipped, to: S.WaitingForPickup, actor: 'WAREHOUSE' },
    { move: 'sign', from: S.WaitingForPickup, to: S.Signed, actor: 'WAREHOUSE' },
    { move: 'sign', from: S.Shipped, to: S.Signed, actor: 'WAREHOUSE' },
    { move: 'cancel', from: S.NotArrival, to: S.Canceled, actor: 'CUSTOMER' },
  ],
  groups: {
    [S.NotArrival]: ['live', 'expected', 'unweighed'],
    [S.Arrived]: ['live', 'unweighed', 'arrived', 'atWarehouse', 'stored'],
    [S.Inbound]: ['live', 'arrived', 'atWarehouse', 'stored', 'storageRunning'],
    [S.PendingConsolidating]: ['live', 'arrived', 'atWarehouse', 'storageRunning'],
    [S.Consolidate]: ['live', 'arrived', 'atWarehouse'],
    [S.Outbound]: ['live', 'arrived'],
    [S.Shipped]: ['live', 'arrived'],
    [S.WaitingForPickup]: ['live', 'arrived'],
    [S.Signed]: ['arrived', 'ended'],
    [S.Canceled]: ['ended'],
  },
})
