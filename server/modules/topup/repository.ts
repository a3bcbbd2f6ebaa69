import { and, asc, desc, eq, getTableColumns, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import { TopupStatus as Status } from '../../contracts/enumerations.ts'
import { anyHolds } from '../../db/containing.ts'
import { receivingAccounts, topupLogs, topupMethods, topups, users } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'
import { hasStayed, type Stay } from '../../db/stayed.ts'

import type { TopupStatus } from '../../contracts/enumerations.ts'
import type { TopupListRequest } from '../../contracts/topup.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type TopupRow = typeof topups.$inferSelect
export type TopupLogRow = typeof topupLogs.$inferSelect
export type MethodRow = typeof topupMethods.$inferSelect
export type AccountRow = typeof receivingAccounts.$inferSelect
export type NewTopup = typeof topups.$inferInsert
export type TopupChanges = Partial<
  Pick<
    TopupRow,
    'status' | 'statusTime' | 'images' | 'remarks' | 'rejectReason' | 'expirationTime' | 'expectedReviewTime'
  >
>

/** A top-up and whose it is. */
export interface OwnedTopup {
  readonly topup: TopupRow
  readonly customer: { readonly idCode: string; readonly nickname: string }
}

/** The ways to pay, of one currency or of all, in the tenant's order. */
export function listMethods(db: Database, currencyCode?: string): Promise<MethodRow[]> {
  return db
    .select()
    .from(topupMethods)
    .where(currencyCode === undefined ? undefined : eq(topupMethods.currencyCode, currencyCode))
    .orderBy(asc(topupMethods.displayOrder))
}

/** How long a method's review usually takes; undefined once the method is no longer offered. */
export async function findReviewMinutes(
  db: Database,
  { currencyCode, paymentMethod }: Pick<MethodRow, 'currencyCode' | 'paymentMethod'>,
): Promise<number | undefined> {
  const [method] = await db
    .select({ reviewMinutes: topupMethods.reviewMinutes })
    .from(topupMethods)
    .where(and(eq(topupMethods.currencyCode, currencyCode), eq(topupMethods.paymentMethod, paymentMethod)))
  return method?.reviewMinutes
}

export function listAccounts(db: Database, currencyCode: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(receivingAccounts)
    .where(eq(receivingAccounts.currencyCode, currencyCode))
    .orderBy(asc(receivingAccounts.displayOrder))
}

/** A slice of a customer's top-ups. A payment that nobody made in time counts as expired. */
export function listTopups(
  db: Database,
  userId: string,
  request: TopupListRequest,
  now: Date,
): Promise<Slice<TopupRow>> {
  const { sorting, status, filter } = request
  const where = and(
    eq(topups.userId, userId),
    status === undefined ? undefined : hasStatus(status, now),
    anyHolds(filter, [topups.code, topups.remarks]),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(topups), totalCount: db.$count(topups, where) })
      .from(topups)
      .where(where)
      .orderBy(...orderOf(sorting))
      .limit(limit)
      .offset(offset),
  )
}

/** A slice of all customers' top-ups with a status. */
export function listAllTopups(
  db: Database,
  request: TopupListRequest,
  status: TopupStatus,
  now: Date,
): Promise<Slice<OwnedTopup>> {
  const where = and(
    hasStatus(status, now),
    anyHolds(request.filter, [topups.code, topups.remarks, users.idCode, users.nickname]),
  )
  const isTheirs = eq(users.id, topups.userId)
  const totalCount = db.$count(sql`${topups} inner join ${users} on ${isTheirs}`, where)
  const customer = { idCode: users.idCode, nickname: users.nickname }
  return slice(request, (limit, offset) =>
    db
      .select({ topup: topups, customer, totalCount })
      .from(topups)
      .innerJoin(users, isTheirs)
      .where(where)
      .orderBy(...orderOf(request.sorting))
      .limit(limit)
      .offset(offset),
  )
}

function orderOf(sorting: TopupListRequest['sorting']): SQL[] {
  const direction = sorting === 'creationTime asc' ? asc : desc
  return [direction(topups.creationTime), direction(topups.id)]
}

function hasStatus(status: TopupStatus, now: Date): SQL | undefined {
  const is = eq(topups.status, status)
  if (status === Status.Expired) return or(is, unpaidSince(now))
  if (status !== Status.Pending) return is
  return and(is, or(isNull(topups.expirationTime), gt(topups.expirationTime, now)))
}

/** Top-ups whose payment is overdue. */
export function unpaidSince(now: Date): SQL | undefined {
  return and(eq(topups.status, Status.Pending), lte(topups.expirationTime, now))
}

export function ownTopup(userId: string, id: string): SQL | undefined {
  return and(eq(topups.userId, userId), eq(topups.id, id))
}

export function topupById(id: string): SQL {
  return eq(topups.id, id)
}

export async function findTopup(db: Database, where: SQL | undefined): Promise<TopupRow | undefined> {
  const [row] = await db.select().from(topups).where(where)
  return row
}

/** Locks some of the top-ups that nobody else is changing, and gives them as they now are. */
export function lockSome(tx: Transaction, where: SQL | undefined, limit: number): Promise<TopupRow[]> {
  return tx.select().from(topups).where(where).limit(limit).for('update', { skipLocked: true })
}

/** Locks top-ups and gives them as they now are. */
export function lockTopups(tx: Transaction, where: SQL | undefined): Promise<TopupRow[]> {
  return tx.select().from(topups).where(where).orderBy(topups.id).for('update')
}

/** Keeps a new top-up; undefined when another one has its code. */
export async function insertTopup(tx: Transaction, topup: NewTopup): Promise<TopupRow | undefined> {
  const [row] = await tx.insert(topups).values(topup).onConflictDoNothing({ target: topups.code }).returning()
  return row
}

/** Changes a top-up that has been locked. */
export async function updateTopup(
  tx: Transaction,
  { id, version }: TopupRow,
  changes: TopupChanges,
): Promise<TopupRow> {
  const [row] = await tx
    .update(topups)
    .set({ ...changes, version: version + 1 })
    .where(eq(topups.id, id))
    .returning()
  if (!row) throw new Error('a locked top-up is gone')
  return row
}

export async function insertLog(tx: Transaction, log: typeof topupLogs.$inferInsert): Promise<void> {
  await tx.insert(topupLogs).values(log)
}

/** What happened to a top-up, newest first. */
export function listLogs(db: Database, topupId: string): Promise<TopupLogRow[]> {
  return db
    .select()
    .from(topupLogs)
    .where(eq(topupLogs.topupId, topupId))
    .orderBy(desc(topupLogs.time), desc(topupLogs.id))
}

export async function findOwner(db: Database, userId: string): Promise<OwnedTopup['customer'] | undefined> {
  const [user] = await db
    .select({ idCode: users.idCode, nickname: users.nickname })
    .from(users)
    .where(eq(users.id, userId))
  return user
}

/** Top-ups that have stayed in a status, longest first. */
export function findStayedTopups(db: Database, stay: Stay, limit: number) {
  return db
    .select({ id: topups.id })
    .from(topups)
    .where(hasStayed({ status: topups.status, since: topups.statusTime }, [stay]))
    .orderBy(topups.statusTime)
    .limit(limit)
}
