import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { AFTER_SALES_MOVES } from '../../../server/contracts/afterSales.ts'
import { MY_COUPON_MOVES } from '../../../server/contracts/coupon.ts'
import {
  AfterSalesStatus as A,
  LogisticsOrderStatus as L,
  MyCouponStatus as C,
  ServiceRequestStatus as S,
  ParcelStatus as P,
  StoreOrderStatus as O,
  TopupStatus as T,
  UnclaimedParcelStatus as U,
} from '../../../server/contracts/enumerations.ts'
import { LOGISTICS_ORDER_MOVES } from '../../../server/contracts/logisticsOrder.ts'
import { PARCEL_MOVES } from '../../../server/contracts/parcel.ts'
import { SERVICE_REQUEST_MOVES } from '../../../server/contracts/serviceRequest.ts'
import { STORE_ORDER_MOVES } from '../../../server/contracts/storeOrder.ts'
import { TOPUP_MOVES } from '../../../server/contracts/topup.ts'
import { UNCLAIMED_PARCEL_MOVES } from '../../../server/contracts/unclaimedParcel.ts'
import { AFTER_SALES_TRANSITIONS } from '../../../server/states/afterSales.ts'
import { LOGISTICS_ORDER_TRANSITIONS } from '../../../server/states/logisticsOrder.ts'
import { MY_COUPON_TRANSITIONS } from '../../../server/states/myCoupon.ts'
import { PARCEL_TRANSITIONS } from '../../../server/states/parcel.ts'
import { SERVICE_REQUEST_TRANSITIONS } from '../../../server/states/serviceRequest.ts'
import { STORE_ORDER_TRANSITIONS } from '../../../server/states/storeOrder.ts'
import { TOPUP_TRANSITIONS } from '../../../server/states/topup.ts'
import { findTransition, type Transition } from '../../../server/states/transition.ts'
import { UNCLAIMED_PARCEL_TRANSITIONS } from '../../../server/states/unclaimedParcel.ts'

/** A line of a contract's table, written a second time: `null` is a thing that did not exist. */
type Allowed = readonly [from: number | null, move: string, to: number]

interface Machine {
  readonly name: string
  readonly table: readonly Transition<number, string>[]
  readonly moves: readonly string[]
  readonly statuses: Readonly<Record<string, number>>
  readonly allowed: readonly Allowed[]
}

const MACHINES: readonly Machine[] = [
  {
    name: 'a parcel',
    table: PARCEL_TRANSITIONS,
    moves: PARCEL_MOVES,
    statuses: P,
    allowed: [
      [null, 'declare', P.NotArrival],
      [null, 'arrive', P.Arrived],
      [null, 'buy', P.Arrived],
      [null, 'claim', P.Arrived],
      [P.NotArrival, 'arrive', P.Arrived],
      [P.NotArrival, 'cancel', P.Canceled],
      [P.Arrived, 'inbound', P.Inbound],
      [P.Inbound, 'submit', P.PendingConsolidating],
      [P.PendingConsolidating, 'withdraw', P.Inbound],
      [P.PendingConsolidating, 'consolidate', P.Consolidate],
      [P.Consolidate, 'unpack', P.Inbound],
      [P.Consolidate, 'outbound', P.Outbound],
      [P.Outbound, 'ship', P.Shipped],
      [P.Shipped, 'reachPickupStation', P.WaitingForPickup],
      [P.Shipped, 'sign', P.Signed],
      [P.WaitingForPickup, 'sign', P.Signed],
    ],
  },
  {
    name: 'a logistics order',
    table: LOGISTICS_ORDER_TRANSITIONS,
    moves: LOGISTICS_ORDER_MOVES,
    statuses: L,
    allowed: [
      [null, 'submit', L.PendingProcessing],
      [L.PendingProcessing, 'process', L.PendingWeighing],
      [L.PendingWeighing, 'weigh', L.PendingPayment],
      [L.PendingPayment, 'pay', L.PendingShipment],
      [L.PendingPayment, 'autoPay', L.PendingShipment],
      [L.PendingShipment, 'ship', L.Shipped],
      [L.Shipped, 'reachPickupStation', L.ArrivedPickupStation],
      [L.Shipped, 'sign', L.Signed],
      [L.ArrivedPickupStation, 'sign', L.Signed],
      [L.Signed, 'confirmReceipt', L.Completed],
      [L.Signed, 'complete', L.Completed],
      [L.PendingProcessing, 'cancel', L.Canceled],
      [L.PendingWeighing, 'cancel', L.Canceled],
      [L.PendingPayment, 'cancel', L.Canceled],
      [L.PendingProcessing, 'reject', L.Canceled],
      [L.PendingWeighing, 'reject', L.Canceled],
      [L.PendingPayment, 'reject', L.Canceled],
    ],
  },
  {
    name: 'a top-up',
    table: TOPUP_TRANSITIONS,
    moves: TOPUP_MOVES,
    statuses: T,
    allowed: [
      [null, 'submit', T.PendingAudit],
      [null, 'request', T.Pending],
      [T.Pending, 'submit', T.PendingAudit],
      [T.Pending, 'cancel', T.Cancalled],
      [T.Pending, 'expire', T.Expired],
      [T.PendingAudit, 'submit', T.PendingAudit],
      [T.PendingAudit, 'approve', T.Paid],
      [T.PendingAudit, 'reject', T.Cancalled],
      [T.PendingAudit, 'cancel', T.Cancalled],
    ],
  },
  {
    name: 'a coupon',
    table: MY_COUPON_TRANSITIONS,
    moves: MY_COUPON_MOVES,
    statuses: C,
    allowed: [
      [null, 'collect', C.NORMAL],
      [null, 'redeem', C.NORMAL],
      [null, 'grant', C.NORMAL],
      [C.NORMAL, 'use', C.USED],
      [C.NORMAL, 'expire', C.EXPIRED],
      [C.NORMAL, 'void', C.CANCEL],
      [C.USED, 'giveBack', C.NORMAL],
    ],
  },
  {
    name: 'a mall order',
    table: STORE_ORDER_TRANSITIONS,
    moves: STORE_ORDER_MOVES,
    statuses: O,
    allowed: [
      [null, 'submit', O.PendingPayment],
      [O.PendingPayment, 'pay', O.Paid],
      [O.PendingPayment, 'cancel', O.Canceled],
      [O.PendingPayment, 'expire', O.Canceled],
    ],
  },
  {
    name: 'an after-sales case',
    table: AFTER_SALES_TRANSITIONS,
    moves: AFTER_SALES_MOVES,
    statuses: A,
    allowed: [
      [null, 'open', A.Open],
      [A.Open, 'reply', A.Open],
      [A.Open, 'answer', A.Answered],
      [A.Open, 'resolve', A.Resolved],
      [A.Open, 'reject', A.Rejected],
      [A.Answered, 'reply', A.Open],
      [A.Answered, 'answer', A.Answered],
      [A.Answered, 'resolve', A.Resolved],
      [A.Answered, 'reject', A.Rejected],
    ],
  },
  {
    name: 'a service request',
    table: SERVICE_REQUEST_TRANSITIONS,
    moves: SERVICE_REQUEST_MOVES,
    statuses: S,
    allowed: [
      [null, 'request', S.Requested],
      [S.Requested, 'finish', S.Done],
      [S.Requested, 'refuse', S.Refused],
      [S.Requested, 'withdraw', S.Withdrawn],
    ],
  },
  {
    name: 'an unclaimed parcel',
    table: UNCLAIMED_PARCEL_TRANSITIONS,
    moves: UNCLAIMED_PARCEL_MOVES,
    statuses: U,
    allowed: [
      [null, 'register', U.Unclaimed],
      [U.Unclaimed, 'claim', U.UnderReview],
      [U.UnderReview, 'approve', U.Claimed],
      [U.UnderReview, 'reject', U.Unclaimed],
    ],
  },
]

for (const { name, table, moves, statuses, allowed } of MACHINES) {
  describe(name, () => {
    for (const from of [null, ...Object.values(statuses)]) {
      for (const move of moves) {
        const to = allowed.find((line) => line[0] === from && line[1] === move)?.[2] ?? null
        it(`${to === null ? 'refuses' : 'allows'} ${move} from ${from ?? 'nothing'}`, () => {
          assert.equal(findTransition(table, move, from)?.to ?? null, to)
        })
      }
    }
  })
}
