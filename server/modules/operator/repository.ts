import { and, desc, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm'

import { anyHolds, figuresOf } from '../../db/containing.ts'
import { prepared } from '../../db/prepared.ts'
import { auditEntries, operators } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type { AuditListRequest, OperatorListRequest } from '../../contracts/operator.ts'
import type { AuditEntry } from '../../db/audit.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type OperatorRow = typeof operators.$inferSelect

/** @returns undefined if an enabled operator has the name */
export async function insertOperator(tx: Transaction, row: OperatorRow): Promise<OperatorRow | undefined> {
  const [added] = await tx.insert(operators).values(row).onConflictDoNothing().returning()
  return added
}

/** Disables an operator, unless that was done before. */
export async function disable(tx: Transaction, id: string, now: Date): Promise<OperatorRow | undefined> {
  const disabledTime = sql`coalesce(${operators.disabledTime}, ${sql.param(now, operators.disabledTime)})`
  const [row] = await tx.update(operators).set({ disabledTime }).where(eq(operators.id, id)).returning()
  return row
}

/** The enabled operator with a token. */
export async function findByToken(db: Database, tokenHash: string): Promise<OperatorRow | undefined> {
  const [row] = await enabledByToken(db, { tokenHash })
  return row
}

const enabledByToken = prepared((db) =>
  db
    .select()
    .from(operators)
    .where(and(eq(operators.tokenHash, sql.placeholder('tokenHash')), isNull(operators.disabledTime))),
)

/** A slice of the operators, newest first. */
export function listOperators(db: Database, request: OperatorListRequest): Promise<Slice<OperatorRow>> {
  const where = anyHolds(request.filter, [operators.name])
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(operators), totalCount: db.$count(operators, where) })
      .from(operators)
      .where(where)
      .orderBy(desc(operators.creationTime), desc(operators.id))
      .limit(limit)
      .offset(offset),
  )
}

/** A slice of what operators did, newest first, with their names. */
export function listEntries(
  db: Database,
  request: AuditListRequest,
): Promise<Slice<{ entry: AuditEntry; operatorName: string }>> {
  const { operatorName, call, since, filter } = request
  const name = sql<string>`coalesce(${operators.name}, ${auditEntries.operatorId})`
  const isItsOperator = eq(operators.id, auditEntries.operatorId)
  const where = and(
    operatorName === undefined ? undefined : eq(name, operatorName.trim()),
    call === undefined ? undefined : eq(auditEntries.call, call),
    since === undefined ? undefined : gte(auditEntries.time, new Date(since)),
    anyHolds(filter, [figuresOf(auditEntries.request)]),
  )
  const found = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .leftJoin(operators, isItsOperator)
    .where(where)
    .as('found')
  return slice(request, (limit, offset) =>
    db
      .select({ entry: auditEntries, operatorName: name, totalCount: db.$count(found) })
      .from(auditEntries)
      .leftJoin(operators, isItsOperator)
      .where(where)
      .orderBy(desc(auditEntries.time), desc(auditEntries.id))
      .limit(limit)
      .offset(offset),
  )
}
