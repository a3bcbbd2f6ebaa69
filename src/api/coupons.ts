import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import type { CentreCoupon, MyCoupon } from '@/model/coupon/coupon'
import { CouponBusinessType, type MyCouponStatus } from '@/model/enumerations/coupon'
import type { Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems, readPage, type ListRequest } from './wire'

const COUPONS = '/api/u/coupon-management'

export interface MyCouponListRequest extends ListRequest {
  readonly status?: MyCouponStatus
}

export function createCouponApi(http: Http) {
  return {
    /** The customer's coupons, newest first. */
    async listMine(request: MyCouponListRequest): Promise<Page<MyCoupon>> {
      return readPage(await http.post(`${COUPONS}/my-coupon/list`, { body: request }), readMine)
    },

    /** The coupon centre, in the tenant's order. */
    async listCentre(request: ListRequest): Promise<Page<CentreCoupon>> {
      return readPage(await http.post(`${COUPONS}/coupon/list`, { body: request }), readCentre)
    },

    /** All live coupons, checked against a shipment's bill: usable ones first, best first. */
    async listApplicable(question: CouponQuestion): Promise<readonly ApplicableCoupon[]> {
      const answer = await http.post(`${COUPONS}/my-coupon/applicable`, {
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
    validUntil: readDateOrNull(dto.validUntil),
  }
}

function readMine(dto: Dto<'MyCoupon'>): MyCoupon {
  return {
    ...dto,
    validFrom: readDate(dto.validFrom),
    validUntil: readDateOrNull(dto.validUntil),
    usedTime: readDateOrNull(dto.usedTime),
    creationTime: readDate(dto.creationTime),
  }
}

function readCentre({ reasonDisplayName, ...dto }: Dto<'CentreCoupon'>): CentreCoupon {
  return {
    ...dto,
    reason: reasonDisplayName,
    validFrom: readDateOrNull(dto.validFrom),
    validUntil: readDateOrNull(dto.validUntil),
  }
}

function readDateOrNull(text: string | null): Date | null {
  return text === null ? null : readDate(text)
}
