import { eq } from 'drizzle-orm'

import { users, vipGroups } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

/** Which part of the shipping a customer does not pay, as a decimal of one such as 0.05; null without a VIP group. */
export async function vipDiscountRateOf(db: Database, userId: string): Promise<string | null> {
  const [group] = await db
    .select({ rate: vipGroups.shippingDiscountRate })
    .from(users)
    .innerJoin(vipGroups, eq(vipGroups.id, users.vipGroupId))
    .where(eq(users.id, userId))
  return group?.rate ?? null
}
