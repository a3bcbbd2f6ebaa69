import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { FundAccountLogType } from '../../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../../money/money.ts'
import { LOGISTICS_ORDER } from '../../../states/logisticsOrder.ts'
import { creditCustomer } from '../../fund/index.ts'
import { notify } from '../../message/index.ts'
import { updateOrder, type OrderRow } from '../repository/orders.ts'

import type { RefundOrderRequest } from '../../../contracts/warehouseOrder.ts'
import type { Transaction } from '../../../db/client.ts'

/**
 * Gives back a part, or all, of what was paid for an order.
 *
 * @throws ApiProblem 409 OrderNothingPaid
 * @throws ApiProblem 400 OrderRefundTooLarge
 */
export async function refundOrder(
  tx: Transaction,
  order: OrderRow,
  request: RefundOrderRequest,
  now: Date,
): Promise<OrderRow> {
  const { id, userId, code, currencyCode } = order
  const amount = refundable(order, parseMoney(request.amount))
  const subject = { type: 'LOGISTICS_ORDER', id } as const
  await creditCustomer(
    tx,
    {
      userId,
      currencyCode,
      amount,
      type: FundAccountLogType.LogisticsOrderRefund,
      subject,
      note: { key: 'fundNote.logisticsOrderRefund', params: { code } },
    },
    now,
  )
  const params = {
    code,
    amount: formatMoney(amount),
    currency: currencyCode,
    reason: request.reason.trim(),
  }
  await notify(tx, { userId, kind: 'FUNDS', event: 'orderRefunded', params, subject }, now)
  return updateOrder(tx, order, { refunded: order.refunded + amount })
}

/** The amount, if so much is still paid. */
function refundable({ status, total, refunded }: OrderRow, amount: bigint): bigint {
  const paid = LOGISTICS_ORDER.is(status, 'paid') ? (total ?? 0n) - refunded : 0n
  if (paid === 0n) throw new ApiProblem(409, 'OrderNothingPaid')
  if (amount === 0n || amount > paid) {
    throw fieldProblem(400, 'OrderRefundTooLarge', 'amount', { maximum: formatMoney(paid) })
  }
  return amount
}
