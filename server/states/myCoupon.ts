import { MyCouponStatus as S, type MyCouponStatus } from '../contracts/enumerations.ts'

import type { MyCouponMove } from '../contracts/coupon.ts'
import type { Transition } from './transition.ts'

/** Everything that may happen to a coupon in a customer's hands. */
export const MY_COUPON_TRANSITIONS: readonly Transition<MyCouponStatus, MyCouponMove>[] = [
  { move: 'collect', from: null, to: S.NORMAL, actor: 'CUSTOMER' },
  { move: 'redeem', from: null, to: S.NORMAL, actor: 'CUSTOMER' },
  { move: 'grant', from: null, to: S.NORMAL, actor: 'SYSTEM' },
  { move: 'use', from: S.NORMAL, to: S.USED, actor: 'CUSTOMER' },
  { move: 'giveBack', from: S.USED, to: S.NORMAL, actor: 'SYSTEM' },
  { move: 'expire', from: S.NORMAL, to: S.EXPIRED, actor: 'SYSTEM' },
  { move: 'void', from: S.NORMAL, to: S.CANCEL, actor: 'WAREHOUSE' },
]
