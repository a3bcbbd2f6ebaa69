import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import { CouponBusinessType } from '@/model/enumerations/coupon'
import { toAmount } from '@/model/money/money'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems } from './wire'

export function createCouponApi(http: Http) {
  return {
    /** All live coupons, checked against a shipment's bill: usable ones first, best first. */
    async listApplicable(question: CouponQuestion): Promise<readonly ApplicableCoupon[]> {
      const answer = await http.post('/api/u/coupon-management/my-coupon/applicable', {
        body: { businessType: CouponBusinessType.LOGISTICS_ORDER, ...question },
        isBackground: true,
      })
      return readItems(answer, readApplicable)
    },
  }
}

function readApplicable(dto: Dto<'ApplicableCoupon'>): ApplicableCoupon {
  return {
    ...dto,
    discount: toAmount(dto.discount),
    reason: dto.reasonDisplayName,
    validUntil: dto.validUntil === null ? null : readDate(dto.validUntil),
  }
}
