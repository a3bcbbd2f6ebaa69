import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import { MyCouponStatus as Status } from '../../contracts/enumerations.ts'
import { anyHolds, inBothLanguages } from '../../db/containing.ts'
import { coupons, myCouponLogs, myCoupons, users } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type { SQL } from 'drizzle-orm'

import type { CentreCouponListRequest, MyCouponListRequest } from '../../contracts/coupon.ts'
import type { MyCouponStatus } from '../../contracts/enumerations.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type CouponRow = typeof coupons.$inferSelect
export type MyCouponRow = typeof myCoupons.$inferSelect

/** A customer's coupon with what it is. */
export interface HeldRow {
  readonly held: MyCouponRow
  readonly coupon: CouponRow
}

const columns = { held: myCoupons, coupon: coupons }

/** A slice of a customer's coupons, newest first. Those that expired without anybody noticing count as expired. */
export function listHeld(
  db: Database,
  userId: string,
  request: MyCouponListRequest,
  now: Date,
): Promise<Slice<HeldRow>> {
  const { status, filter } = request
  const where = and(
    eq(myCoupons.userId, userId),
    status === undefined ? undefined : hasStatus(status, now),
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
      .orderBy(desc(myCoupons.creationTime), desc(myCoupons.id))
      .limit(limit)
      .offset(offset),
  )
}

function named(filter: string | undefined): SQL | undefined {
  return anyHolds(filter, [inBothLanguages(coupons.displayName), inBothLanguages(coupons.description)])
}

function hasStatus(status: MyCouponStatus, now: Date): SQL | undefined {
  const isOver = and(eq(myCoupons.status, Status.NORMAL), lte(myCoupons.validUntil, now))
  if (status === Status.EXPIRED) return or(eq(myCoupons.status, status), isOver)
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

/** Locks a coupon in a customer's hands and gives it as it now is. */
export async function lockHeld(tx: Transaction, where: SQL | undefined): Promise<MyCouponRow[]> {
  return tx.select().from(myCoupons).where(where).orderBy(myCoupons.id).for('update')
}

/** Locks some of the coupons that nobody else is changing, and gives them as they now are. */
export function lockSome(tx: Transaction, where: SQL | undefined, limit: number): Promise<MyCouponRow[]> {
  return tx.select().from(myCoupons).where(where).limit(limit).for('update', { skipLocked: true })
}

export async function insertHeld(tx: Transaction, row: typeof myCoupons.$inferInsert): Promise<MyCouponRow> {
  const [held] = await tx.insert(myCoupons).values(row).returning()
  if (!held) throw new Error('the database kept no coupon')
  return held
}

/** Changes a coupon that has been locked. */
export async function updateHeld(
  tx: Transaction,
  id: string,
  changes: Partial<Pick<MyCouponRow, 'status' | 'orderId' | 'usedTime'>>,
): Promise<MyCouponRow> {
  const [held] = await tx.update(myCoupons).set(changes).where(eq(myCoupons.id, id)).returning()
  if (!held) throw new Error('a locked coupon is gone')
  return held
}

export async function insertLog(tx: Transaction, log: typeof myCouponLogs.$inferInsert): Promise<void> {
  await tx.insert(myCouponLogs).values(log)
}

/** The coupons that may be collected in the centre and are not over, in the tenant's order. */
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

/** How many of each coupon a customer was given already, whoever gave it. */
export async function countHeld(
  db: Database,
  userId: string,
  couponIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (couponIds.length === 0) return new Map()
  const rows = await db
    .select({ couponId: myCoupons.couponId, count: count() })
    .from(myCoupons)
    .where(and(eq(myCoupons.userId, userId), inArray(myCoupons.couponId, [...couponIds])))
    .groupBy(myCoupons.couponId)
  return new Map(rows.map((row) => [row.couponId, row.count]))
}

/** How many of each coupon a customer took: those that staff gave count for nothing. */
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

export async function findCouponByCode(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.redeemCode, code))
  return row
}

/** The kind of a coupon that a customer has. */
export async function findCoupon(db: Database, id: string): Promise<CouponRow> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id))
  if (!row) throw new Error('a customer has a coupon of no kind')
  return row
}

/** Locks a kind of coupon, so that it is handed out to one customer after the other. */
export async function lockCoupon(tx: Transaction, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row
}

/**
 * Takes one off the stock of a coupon, and keeps its row locked.
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

export function expiredBy(now: Date): SQL | undefined {
  return and(eq(myCoupons.status, Status.NORMAL), lte(myCoupons.validUntil, now))
}

export function usedFor(orderId: string): SQL | undefined {
  return and(eq(myCoupons.orderId, orderId), eq(myCoupons.status, Status.USED))
}

export function ownHeld(userId: string, id: string): SQL | undefined {
  return and(eq(myCoupons.userId, userId), eq(myCoupons.id, id))
}

export function heldById(id: string): SQL {
  return eq(myCoupons.id, id)
}

/** Whose personal warehouse code it is. */
export async function findUserByIdCode(db: Database, idCode: string): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.idCode, idCode.trim().toUpperCase()))
  return user?.id
}
