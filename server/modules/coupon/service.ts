import { MyCouponStatus } from '../../contracts/enumerations.ts'
import { parseMoney } from '../../money/money.ts'
import { fieldProblem, notFound } from '../../base/http/problem.ts'
import { collectCoupon, redeemCoupon } from './handOut.ts'
import { channelNames, listCentre } from './kinds.ts'
import { moveMyCoupon, type Moment } from './moves.ts'
import * as repository from './repository.ts'
import { tellOfCoupon } from './tell.ts'
import { grantCoupon } from './use.ts'
import { toApplicable, toCentreCoupon, toMyCoupon, type ViewContext } from './view.ts'

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
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { HeldRow } from './repository.ts'

/** No customer has more coupons than are worth comparing for one bill. */
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
   * @throws ApiProblem 404; 409 CouponNotCollectable
   */
  collect(tx: Transaction, customer: Customer, couponId: string, language: Language): Promise<MyCoupon>
  /** @throws ApiProblem 400 CouponCodeUnknown; 409 CouponCodeRefused */
  redeem(tx: Transaction, customer: Customer, code: string, language: Language): Promise<MyCoupon>
  /** Every live coupon of the customer beside a bill: usable ones first, best first. */
  listApplicable(
    customer: Customer,
    request: ApplicableCouponRequest,
    language: Language,
  ): Promise<Page<ApplicableCoupon>>
  /**
   * Gives a customer a coupon, beside what they may collect; for staff.
   *
   * @throws ApiProblem 404 for an unknown coupon; 400 IdCodeUnknown
   */
  grant(tx: Transaction, couponId: string, idCode: string, language: Language): Promise<MyCoupon>
  /**
   * Makes a customer's coupon void; for staff.
   *
   * @throws ApiProblem 404; 409 CouponMoveRefused once it is used or over
   */
  makeVoid(myCouponId: string, language: Language): Promise<MyCoupon>
}

export function createCouponService(db: Database, clock: Clock, calendar: Calendar): CouponService {
  const moment = (): Moment => ({ now: clock.now(), calendar })
  const contextFor = async (database: Database, language: Language): Promise<ViewContext> => ({
    ...moment(),
    language,
    channelNames: await channelNames(database),
  })

  return {
    listMine: async ({ userId }, request, language) => {
      const context = await contextFor(db, language)
      const { rows, totalCount } = await repository.listHeld(db, userId, request, context.now)
      return { items: rows.map((row) => toMyCoupon(row, context)), totalCount }
    },

    listCentre: async ({ userId }, request, language) => {
      const context = await contextFor(db, language)
      const { rows, totalCount } = await listCentre(db, request, context.now)
      const ids = rows.map(({ id }) => id)
      const counts = await repository.countTaken(db, userId, ids)
      const usable = await repository.usableNow(db, userId, ids, context.now)
      const ownOf = (id: string) => ({ collected: counts.get(id) ?? 0, canUse: usable.has(id) })
      return { items: rows.map((row) => toCentreCoupon(row, ownOf(row.id), context)), totalCount }
    },

    collect: async (tx, { userId }, couponId, language) => {
      const row = await collectCoupon(tx, userId, couponId, moment())
      return toMyCoupon(row, await contextFor(tx, language))
    },

    redeem: async (tx, { userId }, code, language) => {
      const row = await redeemCoupon(tx, userId, code, moment())
      return toMyCoupon(row, await contextFor(tx, language))
    },

    listApplicable: async ({ userId }, request, language) => {
      const context = await contextFor(db, language)
      const live = { status: MyCouponStatus.NORMAL, maxResultCount: MAX_COMPARED } as const
      const { rows } = await repository.listHeld(db, userId, live, context.now)
      const items = rows.map((row) => toApplicable(row, billOf(request), context)).sort(bestFirst)
      return { items, totalCount: items.length }
    },

    grant: async (tx, couponId, idCode, language) => {
      const userId = await repository.findUserByIdCode(tx, idCode)
      if (userId === undefined) throw fieldProblem(400, 'IdCodeUnknown', 'idCode')
      const id = await grantCoupon(tx, userId, couponId, moment())
      const row = await repository.findHeld(tx, userId, id)
      if (!row) throw notFound()
      return toMyCoupon(row, await contextFor(tx, language))
    },

    makeVoid: async (myCouponId, language) => {
      const row = await db.transaction((tx) => makeVoid(tx, myCouponId, clock.now()))
      return toMyCoupon(row, await contextFor(db, language))
    },
  }
}

/** @throws ApiProblem 404; 409 CouponMoveRefused */
async function makeVoid(tx: Transaction, myCouponId: string, now: Date): Promise<HeldRow> {
  const [held] = await repository.lockHeld(tx, repository.heldById(myCouponId))
  if (!held) throw notFound()
  const voided = await moveMyCoupon(tx, held, 'void', now)
  await tellOfCoupon(tx, voided, 'couponVoided', now)
  const row = await repository.findHeld(tx, voided.userId, voided.id)
  if (!row) throw notFound()
  return row
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
