import { pageOf } from '../../base/http/paging.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { MyCouponStatus, type Language } from '../../contracts/enumerations.ts'
import { parseMoney } from '../../money/money.ts'
import { collectCoupon, redeemCoupon } from './handOut.ts'
import { listCentre } from './repository/coupons.ts'
import { countTaken, listHeld, usableNow } from './repository/myCoupons.ts'
import { findViewContext, toApplicable, toCentreCoupon, toMyCoupon } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Calendar } from '../../base/time/calendar.ts'
import type { Clock } from '../../base/time/clock.ts'
import type {
  ApplicableCoupon,
  ApplicableCouponRequest,
  CentreCoupon,
  CentreCouponListRequest,
  MyCoupon,
  MyCouponListRequest,
} from '../../contracts/coupon.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Moment } from './lifecycle.ts'

/** How many of a customer's coupons are compared for a bill; nobody has more. */
const MAX_COMPARED = 999

export interface CouponService {
  listMine(customer: Customer, request: MyCouponListRequest, language: Language): Promise<Page<MyCoupon>>
  /** What may be collected, with what the customer has of it. */
  listCentre(
    customer: Customer,
    request: CentreCouponListRequest,
    language: Language,
  ): Promise<Page<CentreCoupon>>
  /**
   * Collects a coupon from the centre.
   *
   * @throws ApiProblem 404
   * @throws ApiProblem 409 CouponNotCollectable
   */
  collect(tx: Transaction, customer: Customer, couponId: string, language: Language): Promise<MyCoupon>
  /**
   * @throws ApiProblem 400 CouponCodeUnknown
   * @throws ApiProblem 409 CouponCodeRefused
   */
  redeem(tx: Transaction, customer: Customer, code: string, language: Language): Promise<MyCoupon>
  /** Every live coupon of the customer beside a bill: usable ones first, best first. */
  listApplicable(
    customer: Customer,
    request: ApplicableCouponRequest,
    language: Language,
  ): Promise<Page<ApplicableCoupon>>
}

export function createCouponService(db: Database, clock: Clock, calendar: Calendar): CouponService {
  const moment = (): Moment => ({ now: clock.now(), calendar })
  const contextFor = (from: Database, language: Language) => findViewContext(from, moment(), language)

  return {
    listMine: async ({ userId }, request, language) => {
      const context = await contextFor(db, language)
      const { rows, totalCount } = await listHeld(db, userId, request, context.now)
      return { items: rows.map((row) => toMyCoupon(row, context)), totalCount }
    },

    listCentre: async ({ userId }, request, language) => {
      const context = await contextFor(db, language)
      const { rows, totalCount } = await listCentre(db, request, context.now)
      const ids = rows.map(({ id }) => id)
      const counts = await countTaken(db, userId, ids)
      const usable = await usableNow(db, userId, ids, context.now)
      const ownOf = (id: string) => ({ collected: counts.get(id) ?? 0, canUse: usable.has(id) })
      return { items: rows.map((row) => toCentreCoupon(row, ownOf(row.id), context)), totalCount }
    },

    collect: async (tx, { userId }, couponId, language) => {
      const row = await collectCoupon(tx, userId, couponId, moment)
      return toMyCoupon(row, await contextFor(tx, language))
    },

    redeem: async (tx, { userId }, code, language) => {
      const row = await redeemCoupon(tx, userId, code, moment)
      return toMyCoupon(row, await contextFor(tx, language))
    },

    listApplicable: async ({ userId }, request, language) => {
      const context = await contextFor(db, language)
      const live = { status: MyCouponStatus.NORMAL, maxResultCount: MAX_COMPARED } as const
      const { rows } = await listHeld(db, userId, live, context.now)
      const coupons = rows.map((row) => toApplicable(row, billOf(request), context)).sort(bestFirst)
      return pageOf(coupons, request, ({ displayName }) => displayName, MAX_PAGE_SIZE)
    },
  }
}

function billOf({
  businessType,
  shippingFee,
  currencyCode,
  transportationChannelId,
}: ApplicableCouponRequest) {
  return {
    businessType,
    shippingFee: parseMoney(shippingFee),
    currencyCode,
    transportationChannelId: transportationChannelId ?? null,
  }
}

/** The larger discount first; of equal ones that which ends sooner. */
function bestFirst(a: ApplicableCoupon, b: ApplicableCoupon): number {
  const difference = parseMoney(b.discount) - parseMoney(a.discount)
  if (a.isUsable !== b.isUsable) return a.isUsable ? -1 : 1
  if (difference !== 0n) return difference < 0n ? -1 : 1
  return endOf(a) - endOf(b)
}

function endOf({ validUntil }: ApplicableCoupon): number {
  return validUntil === null ? Number.MAX_SAFE_INTEGER : Date.parse(validUntil)
}
