import { and, asc, eq, getTableColumns, gt, isNull, or, sql, type SQL } from 'drizzle-orm'

import { anyHolds, inBothLanguages } from '../../../db/containing.ts'
import { coupons } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'

import type { CentreCouponListRequest } from '../../../contracts/coupon.ts'
import type { Database, Transaction } from '../../../db/client.ts'

/** A coupon that many customers may have, each a `MyCoupon` of their own. */
export type CouponRow = typeof coupons.$inferSelect

/** Coupons that can be collected in the centre and haven't ended, in the tenant's order. */
export function listCentre(
  db: Database,
  request: CentreCouponListRequest,
  now: Date,
): Promise<Slice<CouponRow>> {
  const where = and(
    eq(coupons.isInCentre, true),
    or(isNull(coupons.validUntil), gt(coupons.validUntil, now)),
    named(request.filter),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(coupons), totalCount: db.$count(coupons, where) })
      .from(coupons)
      .where(where)
      .orderBy(asc(coupons.displayOrder), asc(coupons.id))
      .limit(limit)
      .offset(offset),
  )
}

/** Matches coupons by name or description, in either language. */
export function named(filter: string | undefined): SQL | undefined {
  return anyHolds(filter, [inBothLanguages(coupons.displayName), inBothLanguages(coupons.description)])
}

export async function findCouponByCode(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.redeemCode, code))
  return row
}

/** @param id of a coupon that somebody has */
export async function findCoupon(db: Database, id: string): Promise<CouponRow> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id))
  if (!row) throw new Error(`no coupon ${id}`)
  return row
}

/** Locks a coupon, so that it is handed out to one customer at a time. */
export async function lockCoupon(tx: Transaction, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row
}

/**
 * Reduces a coupon's stock by one, and keeps its row locked.
 *
 * @returns false when none is left
 */
export async function takeFromStock(tx: Transaction, id: string): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ stock: sql`${coupons.stock} - 1` })
    .where(and(eq(coupons.id, id), or(isNull(coupons.stock), gt(coupons.stock, 0))))
    .returning({ id: coupons.id })
  return taken.length > 0
}
