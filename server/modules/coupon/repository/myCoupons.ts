import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import { MyCouponStatus as Status, type MyCouponStatus } from '../../../contracts/enumerations.ts'
import { coupons, myCouponLogs, myCoupons } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { named, type CouponRow } from './coupons.ts'

import type { MyCouponListRequest, MyCouponSorting } from '../../../contracts/coupon.ts'
import type { Database, Transaction } from '../../../db/client.ts'

export type MyCouponRow = typeof myCoupons.$inferSelect

/** A customer's coupon with its terms. */
export interface HeldRow {
  readonly held: MyCouponRow
  readonly coupon: CouponRow
  /** When staff made it void. */
  readonly voidTime: Date | null
}

const columns = {
  held: myCoupons,
  coupon: coupons,
  voidTime: sql<Date | null>`(
    select ${myCouponLogs.time} from ${myCouponLogs}
    where ${myCouponLogs.myCouponId} = ${myCoupons.id} and ${myCouponLogs.move} = 'void'
  )`.mapWith(myCouponLogs.time),
}

const ORDERS: Record<MyCouponSorting, readonly SQL[]> = {
  'creationTime desc': [desc(myCoupons.creationTime), desc(myCoupons.id)],
  'validUntil asc': [asc(myCoupons.validUntil), asc(myCoupons.id)],
}

/** A slice of a customer's coupons. Overdue ones count as expired. */
export function listHeld(
  db: Database,
  userId: string,
  request: MyCouponListRequest,
  now: Date,
): Promise<Slice<HeldRow>> {
  const { status, statuses, filter } = request
  const where = and(
    eq(myCoupons.userId, userId),
    status === undefined ? undefined : hasStatus(status, now),
    statuses === undefined ? undefined : hasAnyStatus(statuses, now),
    named(filter),
  )
  const isOfIt = eq(coupons.id, myCoupons.couponId)
  const totalCount = db.$count(sql`${myCoupons} inner join ${coupons} on ${isOfIt}`, where)
  return slice(request, (limit, offset) =>
    db
      .select({ ...columns, totalCount })
      .from(myCoupons)
      .innerJoin(coupons, isOfIt)
      .where(where)
      .orderBy(...ORDERS[request.sorting || 'creationTime desc'])
      .limit(limit)
      .offset(offset),
  )
}

function hasAnyStatus(statuses: readonly MyCouponStatus[], now: Date): SQL | undefined {
  return or(sql`false`, ...statuses.map((status) => hasStatus(status, now)))
}

function hasStatus(status: MyCouponStatus, now: Date): SQL | undefined {
  if (status === Status.EXPIRED) return or(eq(myCoupons.status, status), isOverdue(now))
  if (status !== Status.NORMAL) return eq(myCoupons.status, status)
  return and(eq(myCoupons.status, status), or(isNull(myCoupons.validUntil), gt(myCoupons.validUntil, now)))
}

/** A customer's own coupon. */
export async function findHeld(db: Database, userId: string, id: string): Promise<HeldRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(myCoupons)
    .innerJoin(coupons, eq(coupons.id, myCoupons.couponId))
    .where(and(eq(myCoupons.userId, userId), eq(myCoupons.id, id)))
  return row
}

export async function lockHeld(tx: Transaction, id: string): Promise<MyCouponRow | undefined> {
  const [held] = await tx.select().from(myCoupons).where(eq(myCoupons.id, id)).for('update')
  return held
}

export async function lockOwnHeld(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<MyCouponRow | undefined> {
  const [held] = await tx
    .select()
    .from(myCoupons)
    .where(and(eq(myCoupons.userId, userId), eq(myCoupons.id, id)))
    .for('update')
  return held
}

/** Locks the coupons that are used for an order. */
export function lockUsedFor(tx: Transaction, orderId: string): Promise<MyCouponRow[]> {
  return tx
    .select()
    .from(myCoupons)
    .where(and(eq(myCoupons.orderId, orderId), eq(myCoupons.status, Status.USED)))
    .orderBy(myCoupons.id)
    .for('update')
}

/** Locks some of the overdue coupons that nobody else is changing. */
export function lockOverdueHeld(tx: Transaction, now: Date, limit: number): Promise<MyCouponRow[]> {
  return tx.select().from(myCoupons).where(isOverdue(now)).limit(limit).for('update', { skipLocked: true })
}

/** Past their end, and not marked as expired. */
function isOverdue(now: Date): SQL | undefined {
  return and(eq(myCoupons.status, Status.NORMAL), lte(myCoupons.validUntil, now))
}

export async function insertHeld(tx: Transaction, row: typeof myCoupons.$inferInsert): Promise<MyCouponRow> {
  const [held] = await tx.insert(myCoupons).values(row).returning()
  if (!held) throw new Error('the coupon was not inserted')
  return held
}

/** Changes a locked coupon. */
export async function updateHeld(
  tx: Transaction,
  id: string,
  changes: Partial<Pick<MyCouponRow, 'status' | 'statusTime' | 'orderId' | 'usedTime'>>,
): Promise<MyCouponRow> {
  const [held] = await tx.update(myCoupons).set(changes).where(eq(myCoupons.id, id)).returning()
  if (!held) throw new Error('a locked coupon is gone')
  return held
}

export async function insertLog(tx: Transaction, log: typeof myCouponLogs.$inferInsert): Promise<void> {
  await tx.insert(myCouponLogs).values(log)
}

/** How many of a coupon a customer has received, including gifts from staff. */
export function countHeld(db: Database, userId: string, couponId: string): Promise<number> {
  return db.$count(myCoupons, and(eq(myCoupons.userId, userId), eq(myCoupons.couponId, couponId)))
}

/** How many of each coupon a customer has collected, without gifts from staff. */
export async function countTaken(
  db: Database,
  userId: string,
  couponIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (couponIds.length === 0) return new Map()
  const rows = await db
    .select({ couponId: myCoupons.couponId, count: count() })
    .from(myCoupons)
    .innerJoin(myCouponLogs, eq(myCouponLogs.myCouponId, myCoupons.id))
    .where(
      and(
        eq(myCoupons.userId, userId),
        inArray(myCoupons.couponId, [...couponIds]),
        inArray(myCouponLogs.move, ['collect', 'redeem']),
      ),
    )
    .groupBy(myCoupons.couponId)
  return new Map(rows.map((row) => [row.couponId, row.count]))
}

/** IDs of the coupons that the customer holds and can use now. */
export async function usableNow(
  db: Database,
  userId: string,
  couponIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (couponIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ couponId: myCoupons.couponId })
    .from(myCoupons)
    .where(
      and(
        eq(myCoupons.userId, userId),
        inArray(myCoupons.couponId, [...couponIds]),
        hasStatus(Status.NORMAL, now),
        lte(myCoupons.validFrom, now),
      ),
    )
  return new Set(rows.map(({ couponId }) => couponId))
}
