import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, not, or, sql, type SQL } from 'drizzle-orm'

import { StoreOrderStatus as Status, type StoreOrderStatus } from '../../contracts/enumerations.ts'
import { anyHolds, inBothLanguages } from '../../db/containing.ts'
import { placeholdersOf, prepared, valuesOf } from '../../db/prepared.ts'
import { storeOrderLogs, storeOrders } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'
import { lockCustomer } from '../user/index.ts'

import type { StoreOrderListRequest } from '../../contracts/storeOrder.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type OrderRow = typeof storeOrders.$inferSelect
export type OrderLogRow = typeof storeOrderLogs.$inferSelect
export type NewOrder = typeof storeOrders.$inferInsert
export type NewLog = typeof storeOrderLogs.$inferInsert

/** A slice of a customer's orders, newest first. Overdue ones count as cancelled. */
export function listOrders(
  db: Database,
  userId: string,
  request: StoreOrderListRequest,
  now: Date,
): Promise<Slice<OrderRow>> {
  const { status, filter } = request
  const names = [inBothLanguages(storeOrders.productName), inBothLanguages(storeOrders.skuName)]
  const where = and(
    eq(storeOrders.userId, userId),
    status === undefined ? undefined : hasStatus(status, now),
    anyHolds(filter, [storeOrders.code, storeOrders.remarks, ...names]),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(storeOrders), totalCount: db.$count(storeOrders, where) })
      .from(storeOrders)
      .where(where)
      .orderBy(desc(storeOrders.creationTime), desc(storeOrders.id))
      .limit(limit)
      .offset(offset),
  )
}

function hasStatus(status: StoreOrderStatus, now: Date): SQL | undefined {
  const is = eq(storeOrders.status, status)
  if (status === Status.Canceled) return or(is, isOverdue(now))
  return status === Status.PendingPayment ? and(is, gt(storeOrders.expirationTime, now)) : is
}

/** How many orders the customer could still pay. Locks the customer: concurrent submissions count one after the other. */
export async function lockUnpaidCount(tx: Transaction, userId: string, clock: Clock): Promise<number> {
  await lockCustomer(tx, userId)
  const isUnpaid = hasStatus(Status.PendingPayment, clock.now())
  return tx.$count(storeOrders, and(eq(storeOrders.userId, userId), isUnpaid))
}

/** Unpaid orders whose time to pay is over. */
function isOverdue(now: Date): SQL | undefined {
  return and(eq(storeOrders.status, Status.PendingPayment), lte(storeOrders.expirationTime, now))
}

export async function findOwnOrder(db: Database, userId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.userId, userId), eq(storeOrders.id, id)))
  return row
}

/** Locks some of the overdue orders that nobody else is changing. */
export function lockOverdueOrders(tx: Transaction, now: Date, limit: number): Promise<OrderRow[]> {
  return tx.select().from(storeOrders).where(isOverdue(now)).limit(limit).for('update', { skipLocked: true })
}

/** Takes some of the paid orders that aren't counted as sold, and marks them as counted. */
export function takeUncounted(
  tx: Transaction,
  limit: number,
): Promise<Pick<OrderRow, 'productId' | 'quantity'>[]> {
  const { id, status, isCounted, productId, quantity } = storeOrders
  const uncounted = tx
    .select({ id })
    .from(storeOrders)
    .where(and(eq(status, Status.Paid), not(isCounted)))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(storeOrders)
    .set({ isCounted: true })
    .where(inArray(id, uncounted))
    .returning({ productId, quantity })
}

/** @returns undefined when another order has the code */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow | undefined> {
  const [row] = await tx
    .insert(storeOrders)
    .values(order)
    .onConflictDoNothing({ target: storeOrders.code })
    .returning()
  return row
}

export async function lockOwnOrder(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [row] = await ownOrderForUpdate(tx, { userId, id })
  return row
}

const ownOrderForUpdate = prepared((db) =>
  db
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.userId, sql.placeholder('userId')), eq(storeOrders.id, sql.placeholder('id'))))
    .for('update'),
)

/** Changes a locked order and writes its history in one statement. */
export async function updateOrder(
  tx: Transaction,
  order: OrderRow,
  changes: Partial<Pick<OrderRow, 'status' | 'statusTime' | 'parcelId'>>,
  log: NewLog,
): Promise<OrderRow> {
  const { id, status, statusTime, parcelId, version } = { ...order, ...changes }
  const changed = valuesOf('order', CHANGING, { status, statusTime, parcelId, version: version + 1 })
  const [row] = await updateAndLog(tx, { id, ...changed, ...valuesOf('log', LOG, log) })
  if (!row) throw new Error('a locked mall order is gone')
  return row
}

const CHANGING = ['status', 'statusTime', 'parcelId', 'version']
const LOG = Object.keys(getTableColumns(storeOrderLogs))

const updateAndLog = prepared((db) => {
  const logged = db
    .insert(storeOrderLogs)
    .values(placeholdersOf('log', LOG))
    .returning({ id: storeOrderLogs.id })
  return db
    .with(db.$with('logged').as(logged))
    .update(storeOrders)
    .set(placeholdersOf('order', CHANGING))
    .where(eq(storeOrders.id, sql.placeholder('id')))
    .returning()
})

export async function insertLog(tx: Transaction, log: NewLog): Promise<void> {
  await tx.insert(storeOrderLogs).values(log)
}

/** What happened to an order, newest first. */
export function listLogs(db: Database, orderId: string): Promise<OrderLogRow[]> {
  return logsOfOrder(db, { orderId })
}

const logsOfOrder = prepared((db) =>
  db
    .select()
    .from(storeOrderLogs)
    .where(eq(storeOrderLogs.orderId, sql.placeholder('orderId')))
    .orderBy(desc(storeOrderLogs.time), desc(storeOrderLogs.id)),
)
