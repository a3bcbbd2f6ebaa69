import { EmptyRequest, IdParams, MAX_PAGE_SIZE, refusals } from '../../contracts/common.ts'
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
} from '../../contracts/coupon.ts'
import { ref } from '../../contracts/schema.ts'
import { pageOf } from '../../base/http/paging.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { Idempotency } from '../../routing/idempotency.ts'
import type { CouponService } from './service.ts'

const BASE = '/api/u/coupon-management'
const tags = ['coupon']

/** Coupons: the centre, and a customer's own. */
export function couponRoutes(app: App, coupons: CouponService, idempotency: Idempotency): void {
  readingRoutes(app, coupons)
  takingRoutes(app, coupons, idempotency)
  operatorRoutes(app, coupons, idempotency)
}

function readingRoutes(app: App, coupons: CouponService): void {
  app.post(
    `${BASE}/my-coupon/list`,
    {
      schema: {
        tags,
        operationId: 'listMyCoupons',
        body: ref(MyCouponListRequest),
        response: { 200: ref(MyCouponPage), ...refusals(401, 403) },
      },
    },
    (request) => coupons.listMine(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/coupon/list`,
    {
      schema: {
        tags,
        operationId: 'listCentreCoupons',
        summary: 'The collection centre',
        body: ref(CentreCouponListRequest),
        response: { 200: ref(CentreCouponPage), ...refusals(401, 403) },
      },
    },
    (request) => coupons.listCentre(customerOf(request), request.body, request.language),
  )

  app.post(
    `${BASE}/my-coupon/applicable`,
    {
      schema: {
        tags,
        operationId: 'listApplicableCoupons',
        summary: 'The customer’s coupons beside a bill: what each takes off, or why it can’t be used',
        body: ref(ApplicableCouponRequest),
        response: { 200: ref(ApplicableCouponList), ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { items } = await coupons.listApplicable(customerOf(request), request.body, request.language)
      return pageOf(items, request.body, ({ displayName }) => displayName, MAX_PAGE_SIZE)
    },
  )
}

function takingRoutes(app: App, coupons: CouponService, idempotency: Idempotency): void {
  const taken = { 200: ref(MyCoupon), ...refusals(401, 403, 409) }

  app.post(
    `${BASE}/coupon/:id/collect`,
    {
      schema: {
        tags,
        operationId: 'collectCoupon',
        params: IdParams,
        headers: idempotency.headers,
        body: EmptyRequest,
        response: taken,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        coupons.collect(tx, customerOf(request), request.params.id, request.language),
      ),
  )

  app.post(
    `${BASE}/coupon/redeem`,
    {
      schema: {
        tags,
        operationId: 'redeemCoupon',
        summary: 'Turns a code into a coupon; upper and lower case are the same',
        headers: idempotency.headers,
        body: ref(RedeemCouponRequest),
        response: taken,
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        coupons.redeem(tx, customerOf(request), request.body.code, request.language),
      ),
  )
}

function operatorRoutes(app: App, coupons: CouponService, idempotency: Idempotency): void {
  app.post(
    '/api/admin/coupon-management/coupon/:id/grant',
    {
      schema: {
        tags,
        operationId: 'grantCoupon',
        summary: 'Gives a customer a coupon, whatever its stock and limit',
        params: IdParams,
        headers: idempotency.headers,
        body: ref(GrantCouponRequest),
        response: { 200: ref(MyCoupon), ...refusals(401, 403, 409) },
      },
    },
    (request) =>
      idempotency.once(request, (tx) =>
        coupons.grant(tx, request.params.id, request.body.idCode, request.language),
      ),
  )

  app.post(
    '/api/admin/coupon-management/my-coupon/:id/void',
    {
      schema: {
        tags,
        operationId: 'voidCoupon',
        params: IdParams,
        body: EmptyRequest,
        response: { 200: ref(MyCoupon), ...refusals(401, 403, 409) },
      },
    },
    (request) => coupons.makeVoid(request.params.id, request.language),
  )
}
