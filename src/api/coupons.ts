import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import type { CentreCoupon, MyCoupon } from '@/model/coupon/coupon'
import type { CouponSelection } from '@/model/coupon/couponTabs'
import { CouponBusinessType } from '@/model/enumerations/coupon'
import type { Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDateOrNull, readItems, readObject, readPage, type ListRequest } from './wire'

const COUPONS = '/api/u/coupon-management'

type MyCouponListRequest = ListRequest & CouponSelection

export function createCouponApi(http: Http) {
  return {
    async listMine({ statuses, ...request }: MyCouponListRequest): Promise<Page<MyCoupon>> {
      const body = { ...request, statuses: [...statuses] }
      return readPage(await http.post(`${COUPONS}/my-coupon/list`, { body }), readMine)
    },

    /** The coupon centre, in the tenant's order. */
    async listCentre(request: ListRequest): Promise<Page<CentreCoupon>> {
      return readPage(await http.post(`${COUPONS}/coupon/list`, { body: request }), readCentre)
    },

    async collect(id: string, idempotencyKey: string): Promise<MyCoupon> {
      const request = { path: { id }, idempotencyKey }
      return readObject(await http.post(`${COUPONS}/coupon/{id}/collect`, request), readMine)
    },

    async redeem(code: string, idempotencyKey: string): Promise<MyCoupon> {
      const request = { body: { code }, idempotencyKey }
      return readObject(await http.post(`${COUPONS}/coupon/redeem`, request), readMine)
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
  return { ...dto, discount: toAmount(dto.discount), reason: dto.reasonDisplayName }
}

function readMine(dto: Dto<'MyCoupon'>): MyCoupon {
  return { ...dto, usedTime: readDateOrNull(dto.usedTime), voidTime: readDateOrNull(dto.voidTime) }
}

function readCentre({ reasonDisplayName, ...dto }: Dto<'CentreCoupon'>): CentreCoupon {
  return { ...dto, reason: reasonDisplayName }
}
