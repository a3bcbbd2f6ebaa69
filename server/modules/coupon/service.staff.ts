import { notFound } from '../../base/http/problem.ts'
import { requireIdCode } from '../user/index.ts'
import { beginMyCoupon, moveMyCoupon, type Moment } from './moves.ts'
import { lockCoupon } from './repository/coupons.ts'
import { findHeld, lockHeld } from './repository/myCoupons.ts'
import { toMyCoupon } from './view.ts'
import { readViewContext } from './viewContext.ts'

import type { Calendar } from '../../base/time/calendar.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { MyCoupon } from '../../contracts/coupon.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { HeldRow, MyCouponRow } from './repository/myCoupons.ts'

/** What staff do with customers' coupons. */
export interface CouponStaffService {
  /**
   * Gives a customer a coupon, whatever its stock and limit.
   *
   * @throws ApiProblem 404 for an unknown coupon; 400 IdCodeUnknown
   */
  grant(tx: Transaction, couponId: string, idCode: string, language: Language): Promise<MyCoupon>
  /**
   * Makes a customer's coupon void.
   *
   * @throws ApiProblem 404; 409 CouponMoveRefused once it is used or over
   */
  makeVoid(myCouponId: string, language: Language): Promise<MyCoupon>
}

export function createCouponStaffService(db: Database, clock: Clock, calendar: Calendar): CouponStaffService {
  const moment = (): Moment => ({ now: clock.now(), calendar })

  return {
    grant: async (tx, couponId, idCode, language) => {
      const userId = await requireIdCode(tx, idCode)
      const coupon = await lockCoupon(tx, couponId)
      if (!coupon) throw notFound()
      const granted = await beginMyCoupon(tx, coupon, { userId, move: 'grant', moment: moment() })
      const row = await requireHeld(tx, granted)
      return toMyCoupon(row, await readViewContext(tx, moment(), language))
    },

    makeVoid: async (myCouponId, language) => {
      const row = await db.transaction(async (tx) => {
        const held = await lockHeld(tx, myCouponId)
        if (!held) throw notFound()
        return requireHeld(tx, await moveMyCoupon(tx, held, 'void', clock.now()))
      })
      return toMyCoupon(row, await readViewContext(db, moment(), language))
    },
  }
}

async function requireHeld(tx: Transaction, { userId, id }: MyCouponRow): Promise<HeldRow> {
  const row = await findHeld(tx, userId, id)
  if (!row) throw notFound()
  return row
}
