import { and, asc, desc, eq, getTableColumns, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'

import { TopupStatus as Status, type TopupStatus } from '../../../contracts/enumerations.ts'
import { anyHolds } from '../../../db/containing.ts'
import { topupLogs, topups, users } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { hasStayed, type Stay } from '../../../db/stayed.ts'

import type { TopupListRequest } from '../../../contracts/topup.ts'
import type { Database, Transaction } from '../../../db/client.ts'

export type TopupRow = typeof topups.$inferSelect
export type TopupLogRow = typeof topupLogs.$inferSelect
export type NewTopup = typeof topups.$inferInsert
export type TopupChanges = Partial<
  Pick<
    TopupRow,
    'status' | 'statusTime' | 'images' | 'remarks' | 'rejectReason' | 'expirationTime' | 'expectedReviewTime'
  >
>

/** A top-up with its customer. */
export interface OwnedTopup {
  readonly topup: TopupRow
  readonly customer: { readonly idCode: string; readonly nickname: string }
}

/** A slice of a customer's top-ups. Overdue drafts count as expired. */
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
  if (status === Status.Expired) return or(is, isOverdue(now))
  if (status !== Status.Pending) return is
  return and(is, or(isNull(topups.expirationTime), gt(topups.expirationTime, now)))
}

/** Drafts whose proof is overdue. */
function isOverdue(now: Date): SQL | undefined {
  return and(eq(topups.status, Status.Pending), lte(topups.expirationTime, now))
}

function isOwn(userId: string, id: string): SQL | undefined {
  return and(eq(topups.userId, userId), eq(topups.id, id))
}

export async function findOwnTopup(db: Database, userId: string, id: string): Promise<TopupRow | undefined> {
  const [row] = await db.select().from(topups).where(isOwn(userId, id))
  return row
}

export async function lockOwnTopup(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<TopupRow | undefined> {
  const [row] = await tx.select().from(topups).where(isOwn(userId, id)).for('update')
  return row
}

export async function lockTopup(tx: Transaction, id: string): Promise<TopupRow | undefined> {
  const [row] = await tx.select().from(topups).where(eq(topups.id, id)).for('update')
  return row
}

/** Locks some of the overdue drafts that nobody else is changing. */
export function lockOverdueTopups(tx: Transaction, now: Date, limit: number): Promise<TopupRow[]> {
  return tx.select().from(topups).where(isOverdue(now)).limit(limit).for('update', { skipLocked: true })
}

/** @returns undefined when another top-up has the code */
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
