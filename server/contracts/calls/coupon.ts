import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import {
  ApplicableCouponList,
  ApplicableCouponRequest,
  CentreCouponListRequest,
  CentreCouponPage,
  GrantCouponRequest,
  MyCoupon,
  MyCouponListRequest,
  MyCouponPage,
  RedeemCouponRequest,
} from '../coupon.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/coupon-management'
const STAFF_BASE = '/api/admin/coupon-management'
const customers = { area: 'coupon', access: 'customer' } as const
const staffs = { area: 'coupon', access: 'operator' } as const

export const listMyCoupons = call({
  ...customers,
  name: 'listMyCoupons',
  method: 'POST',
  path: `${BASE}/my-coupon/list`,
  body: ref(MyCouponListRequest),
  answer: ref(MyCouponPage),
})

export const listCentreCoupons = call({
  ...customers,
  name: 'listCentreCoupons',
  method: 'POST',
  path: `${BASE}/coupon/list`,
  summary: 'The collection centre',
  body: ref(CentreCouponListRequest),
  answer: ref(CentreCouponPage),
})

export const listApplicableCoupons = call({
  ...customers,
  name: 'listApplicableCoupons',
  method: 'POST',
  path: `${BASE}/my-coupon/applicable`,
  summary: 'The customer’s coupons beside a bill: what each takes off, or why it can’t be used',
  body: ref(ApplicableCouponRequest),
  answer: ref(ApplicableCouponList),
})

export const collectCoupon = call({
  ...customers,
  name: 'collectCoupon',
  method: 'POST',
  path: `${BASE}/coupon/:id/collect`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(MyCoupon),
})

export const redeemCoupon = call({
  ...customers,
  name: 'redeemCoupon',
  method: 'POST',
  path: `${BASE}/coupon/redeem`,
  summary: 'Turns a code into a coupon; upper and lower case are the same',
  isIdempotent: true,
  body: ref(RedeemCouponRequest),
  answer: ref(MyCoupon),
})

export const grantCoupon = call({
  ...staffs,
  name: 'grantCoupon',
  method: 'POST',
  path: `${STAFF_BASE}/coupon/:id/grant`,
  summary: 'Gives a customer a coupon, whatever its stock and limit',
  isIdempotent: true,
  params: IdParams,
  body: ref(GrantCouponRequest),
  answer: ref(MyCoupon),
})

export const voidCoupon = call({
  ...staffs,
  name: 'voidCoupon',
  method: 'POST',
  path: `${STAFF_BASE}/my-coupon/:id/void`,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(MyCoupon),
  refuses: [409],
})
