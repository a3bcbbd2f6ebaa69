import { randomInt } from 'node:crypto'

import { violatedConstraint } from '../../db/constraints.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { UNPAID_STATUSES } from '../../states/logisticsOrder.ts'
import { giveCouponBack } from '../coupon/index.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { lockParcelsOfOrder, moveParcel } from '../parcel/index.ts'
import { refuseOpenRequests } from '../serviceRequest/index.ts'
import { toBillRecord } from '../../money/billRecord.ts'
import { type NewTrackingEvent, recordEvent } from '../tracking/index.ts'
import { autoPayUnder, tellOfBill } from './autoPay.ts'
import { boxesLoad } from './bills.ts'
import { moveOrder, moveRefused, requireTransition, tellCustomer } from './moves.ts'
import { chargeAtOutbound } from './payment.ts'
import { billBoxes, type QuotingContext } from './quoting.ts'
import { lockOrderByCode, noteShortfall, updateOrder, type OrderRow } from './repository.ts'

import { LogisticsOrderStatus, ParcelStatus, ReceivingMethod } from '../../contracts/enumerations.ts'
import type { ParcelMove } from '../../contracts/parcel.ts'
import type { Transaction } from '../../db/client.ts'
import type { PackedBox } from '../../db/schema/logisticsOrders.ts'
import type { WarehousePicture } from '../../db/schema/parcels.ts'
import type { ParcelRow } from '../parcel/index.ts'

/** A carrier may report a delivery after the warehouse has written it down. */
const WITH_THE_CARRIER: readonly LogisticsOrderStatus[] = [
  LogisticsOrderStatus.Shipped,
  LogisticsOrderStatus.ArrivedPickupStation,
  LogisticsOrderStatus.Signed,
]

/** Whether an order has been paid for. */
export function isPaid({ status }: OrderRow): boolean {
  return status !== LogisticsOrderStatus.Canceled && !UNPAID_STATUSES.includes(status)
}

type Context = Omit<QuotingContext, 'db'>

/**
 * The order with a code, locked.
 *
 * @throws ApiProblem 404 OrderCodeUnknown
 */
export async function orderByCode(tx: Transaction, code: string): Promise<OrderRow> {
  const order = await lockOrderByCode(tx, normaliseExpressNumber(code))
  if (!order) throw fieldProblem(404, 'OrderCodeUnknown', 'code')
  return order
}

/** Packs the parcels of an order that has been taken up; done before it is weighed, or with it. */
export async function packOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  requireTransition(order, 'weigh')
  for (const parcel of await lockParcelsOfOrder(tx, order.id)) {
    if (parcel.status === ParcelStatus.PendingConsolidating) {
      await refuseOpenRequests(tx, parcel, now)
      await moveParcel(tx, parcel, 'consolidate', now)
    }
  }
}

/** An order on the scale. */
export interface Weighing {
  readonly boxes: readonly PackedBox[]
  readonly collectingFee: bigint
  readonly images: readonly WarehousePicture[]
}

/**
 * Weighs an order: its bill is fixed, and the customer hears what is due, or with auto-pay what will be charged when
 * the order leaves. A coupon that does not fit the actual bill goes back to the customer.
 */
export async function weighOrder(
  tx: Transaction,
  order: OrderRow,
  { boxes, collectingFee, images }: Weighing,
  { settings, now }: Context,
): Promise<OrderRow> {
  await packOrder(tx, order, now)
  const parcels = await lockParcelsOfOrder(tx, order.id)
  const quotable = {
    ...order,
    parcels,
    services: order.additionalServices,
    collectingFee,
    orderId: order.id,
  }
  const context = { db: tx, settings, now }
  const bill = await billBoxes(context, quotable, { channelId: order.transportationChannelId, boxes })
  const hasDiscount = bill.lines.some(({ kind }) => kind === 'Discount')
  if (!hasDiscount) await giveCouponBack(tx, order.id, now)
  const record = toBillRecord(bill)
  const params = {
    boxes: boxes.length,
    weightKg: boxesLoad(boxes).weightGrams / 1000,
    total: record.total,
    currency: order.currencyCode,
  }
  const weighed = await moveOrder(tx, order, 'weigh', now, {
    changes: {
      packingInfo: boxes,
      packingImages: images,
      collectingFee,
      actualBill: record,
      total: bill.total,
      ...autoPayUnder(order, bill.total),
      ...(hasDiscount ? {} : { couponId: null }),
    },
    params,
  })
  await tellOfBill(tx, weighed, order.isAutoPay, params, now)
  return weighed
}

/**
 * Sends an order out. One with auto-pay that is not paid yet is charged in the same transaction.
 *
 * @throws ApiProblem 409 OrderNotPaid, BalanceTooLowToShip, OrderMoveRefused, TrackingNumberTaken
 */
export async function shipOrder(
  tx: Transaction,
  order: OrderRow,
  { carrier, internationalTrackingNumber }: { carrier: string; internationalTrackingNumber: string },
  now: Date,
): Promise<OrderRow> {
  const waits = order.status === LogisticsOrderStatus.PendingPayment
  const paid = waits ? await chargeAtOutbound(tx, order, now) : order
  const number = normaliseExpressNumber(internationalTrackingNumber)
  requireTransition(paid, 'ship')
  await moveParcels(tx, paid, ['outbound', 'ship'], now)
  try {
    return await moveOrder(tx, paid, 'ship', now, {
      changes: { carrier: carrier.trim(), internationalTrackingNumber: number },
      params: { carrier: carrier.trim(), number },
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'logistics_orders_tracking') throw error
    throw fieldProblem(409, 'TrackingNumberTaken', 'internationalTrackingNumber')
  }
}

/** Tells the customer that the balance does not cover the charge at outbound; once, however often it is tried. */
export async function tellShortfall(
  tx: Transaction,
  order: OrderRow,
  shortfall: string,
  now: Date,
): Promise<void> {
  if (order.shortfallTime !== null || !waitsForCharge(order)) return
  await noteShortfall(tx, order, now)
  const params = { shortfall, currency: order.currencyCode }
  await tellCustomer(tx, order, 'orderChargeFailed', params, now)
}

function waitsForCharge({ status, isAutoPay }: OrderRow): boolean {
  return status === LogisticsOrderStatus.PendingPayment && isAutoPay
}

/**
 * Brings an order, with all its parcels, to the pickup station or into the customer's hands.
 *
 * @throws ApiProblem 409 OrderMoveRefused; 409 OrderNotForPickup where one for the door would wait at a station
 */
export async function deliverOrder(
  tx: Transaction,
  order: OrderRow,
  move: 'reachPickupStation' | 'sign',
  now: Date,
): Promise<OrderRow> {
  requireTransition(order, move)
  const isForPickup = order.receivingMethod === ReceivingMethod.PICKUP_STATION
  if (move === 'reachPickupStation' && !isForPickup) throw new ApiProblem(409, 'OrderNotForPickup')
  await moveParcels(tx, order, [move], now)
  const pickupCode = move === 'reachPickupStation' ? newPickupCode() : null
  return moveOrder(tx, order, move, now, {
    changes: { pickupCode },
    params: pickupCode === null ? {} : { pickupCode },
  })
}

/** Six digits. Two orders may get the same ones, since staff also check the recipient's name. */
function newPickupCode(): string {
  return String(randomInt(100_000, 1_000_000))
}

/**
 * Writes down what the carrier reports of an order that it has, or had.
 *
 * @throws ApiProblem 409 OrderMoveRefused before the order was sent out, and once it has ended
 */
export async function trackOrder(
  tx: Transaction,
  order: OrderRow,
  event: NewTrackingEvent,
  now: Date,
): Promise<void> {
  if (!WITH_THE_CARRIER.includes(order.status)) throw moveRefused(order)
  await recordEvent(tx, order.id, event, now)
}

/** Begins the work on an order. */
export async function processOrder(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(tx, order, 'process', now)
}

/** Remembers how much of an order was given back. */
export async function noteRefund(tx: Transaction, order: OrderRow, amount: bigint): Promise<OrderRow> {
  return updateOrder(tx, order, { refunded: order.refunded + amount })
}

async function moveParcels(
  tx: Transaction,
  order: OrderRow,
  moves: readonly ParcelMove[],
  now: Date,
): Promise<void> {
  for (const parcel of await lockParcelsOfOrder(tx, order.id)) {
    let moving: ParcelRow = parcel
    for (const move of moves) moving = await moveParcel(tx, moving, move, now)
  }
}
