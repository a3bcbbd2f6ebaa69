import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import type { CentreCoupon, MyCoupon } from '@/model/coupon/coupon'
import type { CouponSelection } from '@/model/coupon/couponTabs'
import { CouponBusinessType, type MyCouponStatus } from '@/model/enumerations/coupon'
import type { Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems, readObject, readPage, type ListRequest } from './wire'

const COUPONS = '/api/u/coupon-management'

/** `status`, or any of `statuses`. */
export interface MyCouponListRequest extends ListRequest {
  readonly status?: MyCouponStatus
  readonly statuses?: readonly MyCouponStatus[]
  readonly sorting?: CouponSelection['sorting']
}

export function createCouponApi(http: Http) {
  return {
    /** The customer's coupons, newest first by default. */
    async listMine(request: MyCouponListRequest): Promise<Page<MyCoupon>> {
      return readPage(await http.post(`${COUPONS}/my-coupon/list`, { body: toBody(request) }), readMine)
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

function toBody({ statuses, ...request }: MyCouponListRequest) {
  return { ...request, ...(statuses && { statuses: [...statuses] }) }
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

function readDateOrNull(text: string | null): Date | null {
  return text === null ? null : readDate(text)
}
