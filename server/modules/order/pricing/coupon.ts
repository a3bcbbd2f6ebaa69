import { CouponBusinessType } from '../../../contracts/enumerations.ts'
import { shippingFeeOf } from '../../../money/billLines.ts'

import type { Bill } from '../../../money/bill.ts'
import type { CouponContext } from '../../coupon/index.ts'
import type { OrderRow } from '../repository/orders.ts'

/** What a coupon has to fit: the shipping of an order's bill. */
export function couponContextOf(
  { id, transportationChannelId, currencyCode }: OrderRow,
  bill: Pick<Bill, 'lines'>,
): CouponContext {
  return {
    businessType: CouponBusinessType.LOGISTICS_ORDER,
    shippingFee: shippingFeeOf(bill),
    currencyCode,
    transportationChannelId,
    orderId: id,
  }
}
