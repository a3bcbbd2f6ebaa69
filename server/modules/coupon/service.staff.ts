import { orNotFound } from '../../base/http/problem.ts'
import { requireIdCode } from '../user/index.ts'
import { beginMyCoupon, moveMyCoupon, type Moment } from './lifecycle.ts'
import { lockCoupon } from './repository/coupons.ts'
import { findHeld, lockHeld, type HeldRow, type MyCouponRow } from './repository/myCoupons.ts'
import { findViewContext, toMyCoupon } from './view.ts'

import type { Calendar } from '../../base/time/calendar.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { MyCoupon } from '../../contracts/coupon.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What staff do with customers' coupons. */
export interface CouponStaffService {
  /**
   * Gives a customer a coupon, whatever its stock and limit.
   *
   * @throws ApiProblem 404 for an unknown coupon
   * @throws ApiProblem 400 IdCodeUnknown
   */
  grant(tx: Transaction, couponId: string, idCode: string, language: Language): Promise<MyCoupon>
  /**
   * Makes a customer's coupon void.
   *
   * @throws ApiProblem 404
   * @throws ApiProblem 409 CouponMoveRefused once it is used or over
   */
  makeVoid(myCouponId: string, language: Language): Promise<MyCoupon>
}

export function createCouponStaffService(db: Database, clock: Clock, calendar: Calendar): CouponStaffService {
  const moment = (): Moment => ({ now: clock.now(), calendar })

  return {
    grant: async (tx, couponId, idCode, language) => {
      const userId = await requireIdCode(tx, idCode)
      const coupon = orNotFound(await lockCoupon(tx, couponId))
      const granted = await beginMyCoupon(tx, coupon, { userId, move: 'grant', moment: moment() })
      const row = await requireHeld(tx, granted)
      return toMyCoupon(row, await findViewContext(tx, moment(), language))
    },

    makeVoid: async (myCouponId, language) => {
      const row = await db.transaction(async (tx) => {
        const held = orNotFound(await lockHeld(tx, myCouponId))
        return requireHeld(tx, await moveMyCoupon(tx, held, 'void', clock.now()))
      })
      return toMyCoupon(row, await findViewContext(db, moment(), language))
    },
  }
}

async function requireHeld(tx: Transaction, { userId, id }: MyCouponRow): Promise<HeldRow> {
  return orNotFound(await findHeld(tx, userId, id))
}
