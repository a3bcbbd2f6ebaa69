import { and, desc, eq, getTableColumns, gt, gte, lte, or, sql, type SQL } from 'drizzle-orm'

import { StoreOrderStatus as Status } from '../../contracts/enumerations.ts'
import { anyHolds, inBothLanguages } from '../../db/containing.ts'
import { prepared } from '../../db/prepared.ts'
import { products, skus, storeOrderLogs, storeOrders, users } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type { StoreOrderStatus } from '../../contracts/enumerations.ts'
import type { StoreOrderListRequest } from '../../contracts/storeOrder.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type OrderRow = typeof storeOrders.$inferSelect
export type OrderLogRow = typeof storeOrderLogs.$inferSelect
export type NewOrder = typeof storeOrders.$inferInsert
export type NewLog = typeof storeOrderLogs.$inferInsert

/** What is for sale, and the product that it is a kind of. */
export interface OfferRow {
  readonly sku: typeof skus.$inferSelect
  readonly product: typeof products.$inferSelect
}

/** A slice of a customer's orders, newest first. One whose time to pay is over counts as cancelled. */
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
  if (status === Status.Canceled) return or(is, unpaidSince(now))
  return status === Status.PendingPayment ? and(is, gt(storeOrders.expirationTime, now)) : is
}

/**
 * How many orders the customer could still pay. Until the end of the transaction nobody else counts them; others may go
 * on referring to the customer, so that two calls with idempotency keys never wait for each other.
 */
export async function lockUnpaidCount(tx: Transaction, userId: string, now: Date): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return tx.$count(storeOrders, and(eq(storeOrders.userId, userId), hasStatus(Status.PendingPayment, now)))
}

/** Orders whose time to pay is over. */
export function unpaidSince(now: Date): SQL | undefined {
  return and(eq(storeOrders.status, Status.PendingPayment), lte(storeOrders.expirationTime, now))
}

export function ownOrder(userId: string, id: string): SQL | undefined {
  return and(eq(storeOrders.userId, userId), eq(storeOrders.id, id))
}

export async function findOrder(db: Database, where: SQL | undefined): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(storeOrders).where(where)
  return row
}

/** Locks some of the orders that nobody else is changing, and gives them as they now are. */
export function lockSome(tx: Transaction, where: SQL | undefined, limit: number): Promise<OrderRow[]> {
  return tx.select().from(storeOrders).where(where).limit(limit).for('update', { skipLocked: true })
}

/** Keeps a new order; undefined when another one has its code. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow | undefined> {
  const [row] = await tx
    .insert(storeOrders)
    .values(order)
    .onConflictDoNothing({ target: storeOrders.code })
    .returning()
  return row
}

/** A customer's own order, locked. */
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

/** Changes an order that has been locked, with the line that tells of it. */
export async function updateOrder(
  tx: Transaction,
  { id, version }: OrderRow,
  changes: Partial<Pick<OrderRow, 'status' | 'statusTime' | 'parcelId'>>,
  log: NewLog,
): Promise<OrderRow> {
  const told = tx.insert(storeOrderLogs).values(log).returning({ id: storeOrderLogs.id })
  const [row] = await tx
    .with(tx.$with('told').as(told))
    .update(storeOrders)
    .set({ ...changes, version: version + 1 })
    .where(eq(storeOrders.id, id))
    .returning()
  if (!row) throw new Error('a locked mall order is gone')
  return row
}

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

export async function findOffer(db: Database, skuId: string): Promise<OfferRow | undefined> {
  const [row] = await offerOf(db, { skuId })
  return row
}

const offerOf = prepared((db) =>
  db
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.id, sql.placeholder('skuId'))),
)

/**
 * Puts goods aside.
 *
 * @returns false if there are too few; nothing is reserved then
 */
export async function takeFromStock(tx: Transaction, skuId: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${quantity}` })
    .where(and(eq(skus.id, skuId), gte(skus.stock, quantity)))
    .returning({ id: skus.id })
  return taken.length > 0
}

export async function putBackIntoStock(tx: Transaction, skuId: string, quantity: number): Promise<void> {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${quantity}` })
    .where(eq(skus.id, skuId))
}

export async function countSold(tx: Transaction, productId: string, quantity: number): Promise<void> {
  await tx
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${quantity}` })
    .where(eq(products.id, productId))
}
