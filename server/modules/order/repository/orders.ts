import { and, asc, desc, eq, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import { LogisticsOrderStatus } from '../../../contracts/enumerations.ts'
import { containing } from '../../../db/containing.ts'
import {
  logisticsOrders,
  parcels,
  pickupStations,
  regionGroups,
  shippingMethodTypes,
  transportationChannels,
} from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { normaliseExpressNumber } from '../../express/index.ts'

import type { LogisticsOrderListRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { Localised } from '../../../texts/localised.ts'

export type OrderRow = typeof logisticsOrders.$inferSelect
export type NewOrder = typeof logisticsOrders.$inferInsert
export type OrderChanges = Partial<Omit<OrderRow, 'id' | 'userId' | 'code' | 'version' | 'creationTime'>>

/** An order with the names of what it refers to. */
export interface NamedOrder {
  readonly order: OrderRow
  readonly shippingMethodName: Localised
  readonly channelName: Localised
  readonly regionGroupName: Localised
  readonly stationName: Localised | null
}

/** A slice of a customer's orders. */
export function listOrders(
  db: Database,
  userId: string,
  request: LogisticsOrderListRequest,
): Promise<Slice<NamedOrder>> {
  const { sorting, status, filter } = request
  const direction = sorting === 'creationTime asc' ? asc : desc
  const where = and(
    eq(logisticsOrders.userId, userId),
    status === undefined ? undefined : eq(logisticsOrders.status, status),
    filter?.trim() ? holds(filter.trim()) : undefined,
  )
  return slice(request, (limit, offset) =>
    selectNamed(db, { totalCount: db.$count(logisticsOrders, where) })
      .where(where)
      .orderBy(direction(logisticsOrders.creationTime), direction(logisticsOrders.id))
      .limit(limit)
      .offset(offset),
  )
}

/** Numbers are found however they are spaced; a cancelled order is still found by its parcels. */
function holds(filter: string): SQL | undefined {
  const number = containing(normaliseExpressNumber(filter))
  const { id, expressNumber } = parcels
  const isInOrder = and(sql`${id} = any(${logisticsOrders.parcelIds})`, ilike(expressNumber, number))
  return or(
    ilike(logisticsOrders.code, number),
    ilike(logisticsOrders.internationalTrackingNumber, number),
    ilike(logisticsOrders.remarks, containing(filter)),
    sql`exists (select 1 from ${parcels} where ${isInOrder})`,
  )
}

/** A customer's own order. */
export async function findOrder(db: Database, userId: string, id: string): Promise<NamedOrder | undefined> {
  const [row] = await selectNamed(db, {}).where(
    and(eq(logisticsOrders.userId, userId), eq(logisticsOrders.id, id)),
  )
  return row
}

/** Any customer's order with the names of what it refers to. */
export async function nameOrder(db: Database, order: OrderRow): Promise<NamedOrder> {
  const [row] = await selectNamed(db, {}).where(eq(logisticsOrders.id, order.id))
  if (!row) throw new Error(`order ${order.code} is gone`)
  return row
}

function selectNamed<Beside extends Record<string, SQL>>(db: Database, beside: Beside) {
  return db
    .select({
      order: logisticsOrders,
      shippingMethodName: shippingMethodTypes.displayName,
      channelName: transportationChannels.displayName,
      regionGroupName: regionGroups.displayName,
      stationName: pickupStations.displayName,
      ...beside,
    })
    .from(logisticsOrders)
    .innerJoin(transportationChannels, eq(transportationChannels.id, logisticsOrders.transportationChannelId))
    .innerJoin(shippingMethodTypes, eq(shippingMethodTypes.id, logisticsOrders.shippingMethodTypeId))
    .innerJoin(regionGroups, eq(regionGroups.id, logisticsOrders.regionGroupId))
    .leftJoin(pickupStations, eq(pickupStations.id, logisticsOrders.pickupStationId))
    .$dynamic()
}

/** A customer's own order, locked. */
export async function lockOrder(tx: Transaction, userId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(logisticsOrders)
    .where(and(eq(logisticsOrders.userId, userId), eq(logisticsOrders.id, id)))
    .for('update')
  return row
}

/** The order with a code, locked. */
export async function lockOrderByCode(tx: Transaction, code: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(logisticsOrders).where(eq(logisticsOrders.code, code)).for('update')
  return row
}

/** Locks orders that were delivered before a time and not confirmed, without those that others have locked. */
export function lockDelivered(tx: Transaction, before: Date, limit: number): Promise<OrderRow[]> {
  const { status, statusTime } = logisticsOrders
  return tx
    .select()
    .from(logisticsOrders)
    .where(and(eq(status, LogisticsOrderStatus.Signed), lte(statusTime, before)))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/**
 * Locks unpaid orders whose term is due for a step or hasn't begun; not those that others have locked, such as by
 * paying.
 */
export function lockTermDue(tx: Transaction, now: Date, limit: number): Promise<OrderRow[]> {
  const { status, termTime } = logisticsOrders
  const isDue = or(lte(termTime, now), isNull(termTime))
  return tx
    .select()
    .from(logisticsOrders)
    .where(and(eq(status, LogisticsOrderStatus.PendingPayment), isDue))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** @returns undefined when another order has the code */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderRow | undefined> {
  const [row] = await tx
    .insert(logisticsOrders)
    .values(order)
    .onConflictDoNothing({ target: logisticsOrders.code })
    .returning()
  return row
}

/** Changes an order that the caller has locked. */
export async function updateOrder(
  tx: Transaction,
  { id, code, version }: OrderRow,
  changes: OrderChanges,
): Promise<OrderRow> {
  const [row] = await tx
    .update(logisticsOrders)
    .set({ ...changes, version: version + 1 })
    .where(eq(logisticsOrders.id, id))
    .returning()
  if (!row) throw new Error(`order ${code} is gone`)
  return row
}

/** Writes how long a locked order waits. Not a change that its customer made: its version stays. */
export async function keepTerm(tx: Transaction, { id }: OrderRow, term: OrderChanges): Promise<void> {
  await tx.update(logisticsOrders).set(term).where(eq(logisticsOrders.id, id))
}

/** Notes that the customer was told of a low balance. Not a change of the order: its version stays. */
export async function noteShortfall(tx: Transaction, { id }: OrderRow, shortfallTime: Date): Promise<void> {
  await tx.update(logisticsOrders).set({ shortfallTime }).where(eq(logisticsOrders.id, id))
}
