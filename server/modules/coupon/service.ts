import { MyCouponStatus } from '../../contracts/enumerations.ts'
import { parseMoney } from '../../money/money.ts'
import { fieldProblem, notFound, type ApiProblem } from '../../problem.ts'
import { beginMyCoupon, moveMyCoupon } from './moves.ts'
import * as repository from './repository.ts'
import { tellOfCoupon } from './tell.ts'
import { grantCoupon } from './use.ts'
import { toApplicable, toCentreCoupon, toMyCoupon, whyNotCollectable } from './view.ts'

import type { Clock } from '../../clock.ts'
import type {
  ApplicableCoupon,
  ApplicableCouponRequest,
  CentreCoupon,
  CentreCouponListRequest,
  CouponReason,
  MyCoupon,
  MyCouponListRequest,
} from '../../contracts/coupon.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { CouponRow, HeldRow } from './repository.ts'

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
   * Takes a coupon of the centre, while there are any.
   *
   * @throws ApiProblem 404; 409 CouponNotCollectable
   */
  collect(tx: Transaction, customer: Customer, couponId: string, language: Language): Promise<MyCoupon>
  /** @throws ApiProblem 400 CouponCodeUnknown; 409 CouponNotCollectable */
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

export function createCouponService(db: Database, clock: Clock): CouponService {
  const contextFor = (language: Language) => ({ language, now: clock.now() })

  return {
    listMine: async ({ userId }, request, language) => {
      const context = contextFor(language)
      const { rows, totalCount } = await repository.listHeld(db, userId, request, context.now)
      return { items: rows.map((row) => toMyCoupon(row, context)), totalCount }
    },

    listCentre: async ({ userId }, request, language) => {
      const context = contextFor(language)
      const { rows, totalCount } = await repository.listCentre(db, request, context.now)
      const ids = rows.map(({ id }) => id)
      const counts = await repository.countTaken(db, userId, ids)
      const items = rows.map((row) => toCentreCoupon(row, counts.get(row.id) ?? 0, context))
      return { items, totalCount }
    },

    collect: async (tx, { userId }, couponId, language) => {
      const coupon = await repository.lockCoupon(tx, couponId)
      if (!coupon?.isInCentre) throw notFound()
      return toMyCoupon(
        await handOut(tx, coupon, { userId, move: 'collect', now: clock.now() }),
        contextFor(language),
      )
    },

    redeem: async (tx, { userId }, code, language) => {
      const found = await repository.findCouponByCode(tx, code.trim().toUpperCase())
      const coupon = found && (await repository.lockCoupon(tx, found.id))
      if (!coupon) throw fieldProblem(400, 'CouponCodeUnknown', 'code')
      const held = await handOut(tx, coupon, { userId, move: 'redeem', now: clock.now() })
      return toMyCoupon(held, contextFor(language))
    },

    listApplicable: async ({ userId }, request, language) => {
      const context = contextFor(language)
      const live = { status: MyCouponStatus.NORMAL, maxResultCount: MAX_COMPARED } as const
      const { rows } = await repository.listHeld(db, userId, live, context.now)
      const items = rows.map((row) => toApplicable(row, billOf(request), context)).sort(bestFirst)
      return { items, totalCount: items.length }
    },

    grant: async (tx, couponId, idCode, language) => {
      const userId = await repository.findUserByIdCode(tx, idCode)
      if (userId === undefined) throw fieldProblem(400, 'IdCodeUnknown', 'idCode')
      const id = await grantCoupon(tx, userId, couponId, clock.now())
      const row = await repository.findHeld(tx, userId, id)
      if (!row) throw notFound()
      return toMyCoupon(row, contextFor(language))
    },

    makeVoid: async (myCouponId, language) => {
      const row = await db.transaction((tx) => makeVoid(tx, myCouponId, clock.now()))
      return toMyCoupon(row, contextFor(language))
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

/**
 * Gives a customer one more of a locked coupon. The stock is taken conditionally, so that it never goes below
 * zero whoever else gives out coupons.
 */
async function handOut(
  tx: Transaction,
  coupon: CouponRow,
  holder: { userId: string; move: 'collect' | 'redeem'; now: Date },
): Promise<HeldRow> {
  const counts = await repository.countTaken(tx, holder.userId, [coupon.id])
  const reason = whyNotCollectable(coupon, counts.get(coupon.id) ?? 0, holder.now)
  if (reason !== null) throw notCollectable(reason, holder.move)
  if (!(await repository.takeFromStock(tx, coupon.id))) throw notCollectable('OutOfStock', holder.move)
  return { coupon, held: await beginMyCoupon(tx, coupon, holder) }
}

function notCollectable(reason: CouponReason, move: 'collect' | 'redeem'): ApiProblem {
  const member = move === 'redeem' ? 'code' : 'id'
  return fieldProblem(409, 'CouponNotCollectable', member, { reason: { key: `couponReason.${reason}` } })
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
