import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import { CouponBusinessType } from '@/model/enumerations/coupon'
import { toAmount } from '@/model/money/money'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems } from './wire'

/** A customer's coupons. */
export function createCouponApi(http: Http) {
  return {
    /** Every live coupon beside a shipment's bill: usable ones first, best first. */
    async listApplicable(question: CouponQuestion): Promise<readonly ApplicableCoupon[]> {
      const body = await http.post(
        '/api/u/coupon-management/my-coupon/applicable',
        { businessType: CouponBusinessType.LOGISTICS_ORDER, ...question },
        { isBackground: true },
      )
      return readItems(body, readApplicable)
    },
  }
}

function readApplicable(dto: Dto<'ApplicableCoupon'>): ApplicableCoupon {
  const { id, displayName, description, isUsable, currencyCode, reasonDisplayName, validUntil } = dto
  return {
    id,
    displayName,
    description,
    isUsable,
    discount: toAmount(dto.discount),
    currencyCode,
    reason: reasonDisplayName,
    validUntil: validUntil === null ? null : readDate(validUntil),
  }
}
