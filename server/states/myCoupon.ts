import { MyCouponStatus as S, type MyCouponStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { MyCouponMove } from '../contracts/coupon.ts'

/** What a status counts as. */
export type MyCouponGroup = 'usable' | 'ended'

/** Everything that may happen to a coupon in a customer's hands. */
export const MY_COUPON = createMachine<MyCouponStatus, MyCouponMove, MyCouponGroup>({
  transitions: [
    { move: 'collect', from: null, to: S.NORMAL, actor: 'CUSTOMER' },
    { move: 'redeem', from: null, to: S.NORMAL, actor: 'CUSTOMER' },
    { move: 'grant', from: null, to: S.NORMAL, actor: 'SYSTEM' },
    { move: 'use', from: S.NORMAL, to: S.USED, actor: 'CUSTOMER' },
    { move: 'giveBack', from: S.USED, to: S.NORMAL, actor: 'SYSTEM' },
    { move: 'expire', from: S.NORMAL, to: S.EXPIRED, actor: 'SYSTEM' },
    { move: 'void', from: S.NORMAL, to: S.CANCEL, actor: 'WAREHOUSE' },
  ],
  groups: {
    [S.NORMAL]: ['usable'],
    [S.USED]: ['ended'],
    [S.EXPIRED]: ['ended'],
    [S.CANCEL]: ['ended'],
  },
})
