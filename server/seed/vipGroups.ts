import { localised } from '../texts/localised.ts'

import type { vipGroups } from '../db/schema/index.ts'

/** Customers who ship a lot, and what they pay less. */
export const VIP_GROUPS: (typeof vipGroups.$inferInsert)[] = [
  { id: 'silver', displayName: localised('银卡会员', 'Silver'), shippingDiscountRate: '0.03' },
  { id: 'gold', displayName: localised('金卡会员', 'Gold'), shippingDiscountRate: '0.05' },
  { id: 'platinum', displayName: localised('白金会员', 'Platinum'), shippingDiscountRate: '0.08' },
]
