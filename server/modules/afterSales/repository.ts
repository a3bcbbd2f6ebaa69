import { and, asc, desc, eq, getTableColumns, or } from 'drizzle-orm'

import { anyHolds } from '../../db/containing.ts'
import { afterSalesCases as cases, afterSalesLogs } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'
import { hasStayed, type Stay } from '../../db/stayed.ts'

import type { AfterSalesListRequest } from '../../contracts/afterSales.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type CaseRow = typeof cases.$inferSelect
export type CaseLogRow = typeof afterSalesLogs.$inferSelect
export type CaseChanges = Partial<Pick<CaseRow, 'status' | 'statusTime' | 'compensation'>>

/** Cases, newest first: a customer's, or with null everybody's. */
export function listCases(
  db: Database,
  userId: string | null,
  request: AfterSalesListRequest,
): Promise<Slice<CaseRow>> {
  const { status, filter } = request
  const where = and(
    userId === null ? undefined : eq(cases.userId, userId),
    status === undefined ? undefined : eq(cases.status, status),
    anyHolds(filter, [cases.code, cases.subjectDisplayName, cases.description]),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(cases), totalCount: db.$count(cases, where) })
      .from(cases)
      .where(where)
      .orderBy(desc(cases.creationTime), desc(cases.id))
      .limit(limit)
      .offset(offset),
  )
}

/** A customer's own case. */
export async function findCase(db: Database, userId: string, id: string): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.userId, userId), eq(cases.id, id)))
  return row
}

/** Locks a customer's own case. */
export async function lockCase(tx: Transaction, userId: string, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.userId, userId), eq(cases.id, id)))
    .for('update')
  return row
}

/** Locks any customer's case, by its ID or code. */
export async function lockAnyCase(tx: Transaction, idOrCode: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(or(eq(cases.id, idOrCode), eq(cases.code, idOrCode)))
    .for('update')
  return row
}

/** @returns undefined when another case has the code */
export async function insertCase(tx: Transaction, row: CaseRow): Promise<CaseRow | undefined> {
  const [inserted] = await tx
    .insert(cases)
    .values(row)
    .onConflictDoNothing({ target: cases.code })
    .returning()
  return inserted
}

/** @param found locked by the caller */
export async function updateCase(
  tx: Transaction,
  { id, version }: CaseRow,
  changes: CaseChanges,
): Promise<CaseRow> {
  const [row] = await tx
    .update(cases)
    .set({ ...changes, version: version + 1 })
    .where(eq(cases.id, id))
    .returning()
  if (!row) throw new Error('the case is gone')
  return row
}

export async function insertLog(tx: Transaction, log: CaseLogRow): Promise<void> {
  await tx.insert(afterSalesLogs).values(log)
}

/** What was said in a case, oldest first. */
export function listLogs(db: Database, caseId: string): Promise<CaseLogRow[]> {
  return db
    .select()
    .from(afterSalesLogs)
    .where(eq(afterSalesLogs.caseId, caseId))
    .orderBy(asc(afterSalesLogs.time), asc(afterSalesLogs.id))
}

/** Cases that have stayed in a status, longest first. */
export function findStayedCases(db: Database, stay: Stay, limit: number) {
  return db
    .select({ id: cases.id })
    .from(cases)
    .where(hasStayed({ status: cases.status, since: cases.statusTime }, [stay]))
    .orderBy(cases.statusTime)
    .limit(limit)
}
