import { fieldProblem } from '../../../base/http/problem.ts'
import { violatedConstraint } from '../../../db/constraints.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { normaliseExpressNumber } from '../../express/index.ts'
import { recordEvent, type NewTrackingEvent } from '../../tracking/index.ts'
import { chargeAtOutbound } from './autoPay.ts'
import { moveOrder, moveParcelsOf, moveRefused, requireMove } from './lifecycle.ts'

import type { ShipOrderRequest } from '../../../contracts/warehouseOrder.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Circumstances } from '../pricing/bills.ts'
import type { OrderRow } from '../repository/orders.ts'

/**
 * Sends an order out. One with auto-pay that is not paid yet is charged in the same transaction.
 *
 * @throws ApiProblem 409 OrderNotPaid, BalanceTooLowToShip, OrderMoveRefused, TrackingNumberTaken
 */
export async function shipOrder(
  tx: Transaction,
  order: OrderRow,
  request: ShipOrderRequest,
  circumstances: Circumstances,
): Promise<OrderRow> {
  const { now } = circumstances
  const isPayable = LOGISTICS_ORDER.is(order.status, 'payable')
  const paid = isPayable ? await chargeAtOutbound(tx, order, circumstances) : order
  const carrier = request.carrier.trim()
  const number = normaliseExpressNumber(request.internationalTrackingNumber)
  requireMove(paid, 'ship')
  await moveParcelsOf(tx, paid, ['outbound', 'ship'], now)
  try {
    return await moveOrder(tx, paid, 'ship', now, {
      changes: { carrier, internationalTrackingNumber: number },
      params: { carrier, number },
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'logistics_orders_tracking') throw error
    throw fieldProblem(409, 'TrackingNumberTaken', 'internationalTrackingNumber')
  }
}

/**
 * Writes down what the carrier reports, which may be later than the delivery.
 *
 * @throws ApiProblem 409 OrderMoveRefused before the order was sent out, and once it has ended
 */
export async function trackOrder(
  tx: Transaction,
  order: OrderRow,
  event: NewTrackingEvent,
  now: Date,
): Promise<void> {
  if (!LOGISTICS_ORDER.is(order.status, 'withCarrier')) throw moveRefused(order)
  await recordEvent(tx, order.id, event, now)
}
